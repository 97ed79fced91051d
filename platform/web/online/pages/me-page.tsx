import '../../pages/set-up/index.css';
import { useEffect, useState } from 'preact/hooks';
import { HOUSE } from '@chambord/games/page';
import type { RatingList } from '@chambord/protocol';
import { gameTitle } from '../../game/game-title.ts';
import { onHost } from '../../shell/base.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { lang } from '../../shell/settings.ts';
import { api } from '../connection/api.ts';
import { you } from '../connection/connection.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { History } from '../parts/history.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { NotifySwitch } from '../parts/notify-switch.tsx';
import { OwnArms } from '../parts/own-arms.tsx';
import { ownGames } from '../parts/own-games.ts';
import { TableList } from '../parts/table-list.tsx';
import { troubleText } from '../table/trouble.tsx';
import { figuresTitle } from '../../words/figures-title.ts';
import { say } from '../words.ts';

/** Who one is here: name, devices, games and ratings. */
export function MePage() {
  return (
    <div class="page online">
      <PageHead />
      <main class="me">
        <PageTitle name={say.value.me} />
        <div class="ownarms">
          <OwnArms otherwise={1} />
          <div>
            <NameForm key={you.value?.guest} />
            <small>{say.value.armsHint}</small>
          </div>
        </div>
        {you.value && (
          <>
            <NotifySwitch />
            <h2>{say.value.yourGames}</h2>
            <TableList tables={ownGames.value ?? []} empty={say.value.noGames} />
            <h2>{say.value.ratings}</h2>
            <Ratings />
            <h2>{say.value.history}</h2>
            <History />
            <h2>{say.value.devices}</h2>
            <Devices />
          </>
        )}
        <div class="ways">
          <a class="btn" href="/lobby">
            {say.value.lobby}
          </a>
          <a class="btn" href="/figures">
            {figuresTitle[lang.value]}
          </a>
        </div>
      </main>
    </div>
  );
}

function Devices() {
  const [link, setLink] = useState<{ readonly address: string; readonly until: number } | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  const attempt = (what: () => Promise<void>) => void what().catch((error: unknown) => setSaid(troubleText(error)));

  const make = () =>
    attempt(async () => {
      const { token, until } = await api.makeLink();
      setLink({ address: location.origin + onHost(`/link#${token}`), until });
    });
  const signOut = () =>
    attempt(async () => {
      await api.signOut();
      setLink(null);
      setSaid(say.value.signedOut);
    });

  const time = new Intl.DateTimeFormat(lang.value, { timeStyle: 'short' });
  return (
    <>
      <p>{say.value.devicesHint}</p>
      {link !== null && (
        <>
          <CopyLink link={link.address} label={say.value.devices} />
          <p>{say.value.linkUntil(time.format(link.until))}</p>
        </>
      )}
      {said !== null && (
        <p class="done" role="status">
          {said}
        </p>
      )}
      <div class="ways">
        <button type="button" class="btn" onClick={make}>
          {say.value.makeLink}
        </button>
        <button type="button" class="btn" onClick={signOut}>
          {say.value.signOut}
        </button>
      </div>
    </>
  );
}

function Ratings() {
  return (
    <div class="ratinglists">
      {HOUSE.map(({ id }) => (
        <section key={id}>
          <h3>{gameTitle(id)}</h3>
          <GameRatings game={id} />
        </section>
      ))}
    </div>
  );
}

function GameRatings({ game }: { readonly game: string }) {
  const [list, setList] = useState<RatingList | null>(null);
  useEffect(() => {
    void api.ratings(game).then(setList, () => undefined);
  }, [game]);
  if (list === null) return null;
  const { yours, ratings } = list;
  const text = ({ rating, deviation, games }: RatingList['ratings'][number]) =>
    say.value.ratingOf(Math.round(rating), Math.round(2 * deviation), games);
  return (
    <>
      <p>{yours === null ? say.value.noRating : text(yours)}</p>
      {ratings.length > 0 && (
        <>
          <h4>{say.value.best}</h4>
          <ol class="leaders">
            {ratings.map((rating) => (
              <li key={rating.guest}>
                <b>{rating.name}</b> {text(rating)}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
