// For the link to be copied.
import '../online/online.css';
import { useState } from 'preact/hooks';
import { challengeOf, formatChallenge } from '@chambord/deals/challenge';
import type { GameRecord } from '@chambord/kernel';
import { Sheet } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { CopyLink } from '../online/parts/copy-link.tsx';
import { onHost } from '../shell/base.ts';
import { lang } from '../shell/settings.ts';
import { challengeWords } from '../words/challenge.ts';
import { packLink } from './link.ts';

export interface ChallengeWayProps {
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
}

/** Longer links than this are cut off by some programs. */
const LONG = 2000;

/** The way to a link by which somebody else plays the deal of this game; nothing where there is none to be sent. */
export function ChallengeWay({ record, seats }: ChallengeWayProps) {
  const say = challengeWords[lang.value];
  const [link, setLink] = useState<string | null>(null);
  const challenge = challengeOf(
    record,
    seats.map(({ bot }) => bot),
  );
  if (challenge === null) return null;

  async function make(text: string): Promise<void> {
    setLink(`${location.origin}${onHost('/challenge')}#${await packLink(text)}`);
  }

  return (
    <>
      <button type="button" class="btn" onClick={() => void make(formatChallenge(challenge))}>
        {say.challenge}
      </button>
      {link !== null && (
        <Sheet lang={lang.value} title={say.title} label={say.title} onClose={() => setLink(null)}>
          <p>{say.linkAbout}</p>
          <CopyLink link={link} label={say.link} />
          {link.length > LONG && <p>{say.long(new Intl.NumberFormat(lang.value).format(link.length))}</p>}
        </Sheet>
      )}
    </>
  );
}
