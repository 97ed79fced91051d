import './unplayable.css';
import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import type { UnknownRules } from '@chambord/kernel';
import { Heraldry, Icon, Sheet } from '@chambord/ui';
import { Message } from '../shell/message.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { saveRecord } from './record-files.ts';
import { lang, words } from '../shell/settings.ts';
import type { SavedGame } from './store.ts';
import { rulesGone } from '../words/rules-gone.ts';

interface Props {
  readonly kept: SavedGame;
  readonly page: GamePage;
  readonly trouble: UnknownRules;
}

/** A kept game whose rules are not here: its last position as it was kept, its moves, and the way to take it along. */
export function Unplayable(props: Props) {
  const { record, last } = props.kept;
  const leaf = (
    <Message title={rulesGone[lang.value].reason(props.trouble)} detail={rulesGone[lang.value].way(props.trouble)}>
      <Decisions moves={record.moves} />
      <Save {...props} />
    </Message>
  );
  return last === undefined ? leaf : <IfDrawn instead={leaf}>{<LastPosition {...props} last={last} />}</IfDrawn>;
}

function LastPosition({ kept, page, trouble, last }: Props & { readonly last: NonNullable<SavedGame['last']> }) {
  const { Table } = page;
  const { record, seats } = kept;
  const [open, setOpen] = useState(true);
  const texts = rulesGone[lang.value];
  const reason = texts.reason(trouble);
  return (
    <div class="replaying">
      <PageTitle unseen name={reason} />
      <Heraldry numbers={seats.map(({ arms }) => arms)} />
      <Table
        view={last.view}
        viewer={last.viewer}
        seats={seats}
        lang={lang.value}
        deciding={false}
        covered={open}
        play={() => undefined}
        playUnasked={() => undefined}
        forbid={() => undefined}
        undo={null}
        note={{ title: texts.lastPosition, rule: null }}
        ruleLink={(rule) => `/rules/${page.game.id}#${rule}`}
        brand={
          <a class="brand" href="/" title={words.value.home}>
            <b>C</b>hambord
          </a>
        }
        tools={
          <nav class="tools" aria-label={words.value.menu}>
            <button type="button" class="tool" aria-label={words.value.menu} onClick={() => setOpen(true)}>
              <Icon id="menu" />
            </button>
            <a class="tool" href="/games" aria-label={words.value.replays}>
              <Icon id="close" />
            </a>
          </nav>
        }
      />
      {open && (
        <Sheet lang={lang.value} title={reason} label={reason} onClose={() => setOpen(false)}>
          <p>{texts.way(trouble)}</p>
          <div class="row">
            <button type="button" class="btn" onClick={() => setOpen(false)}>
              {texts.lastPosition}
            </button>
            <Save kept={kept} />
          </div>
          <Decisions moves={record.moves} />
        </Sheet>
      )}
    </div>
  );
}

function Save({ kept }: Pick<Props, 'kept'>) {
  return (
    <button type="button" class="btn main" onClick={() => saveRecord(kept.record)}>
      {words.value.exportRecord}
    </button>
  );
}

/** What was decided, in the notation: without the rules nobody can put it in words. */
export function Decisions({ moves }: { readonly moves: readonly string[] }) {
  return (
    <details class="decisions">
      <summary>{rulesGone[lang.value].decisions}</summary>
      <ol>
        {moves.map((move, index) => (
          <li key={index}>{move}</li>
        ))}
      </ol>
    </details>
  );
}

/** What other rules have left behind may have a form that the table of today cannot draw. */
class IfDrawn extends Component<{ children: ComponentChildren; instead: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
