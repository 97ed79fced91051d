import '../frame/index.css';
import './index.css';
import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GamePage } from '@chambord/games/page';
import type { UnknownRules, Viewer } from '@chambord/kernel';
import { Heraldry, Icon, Sheet } from '@chambord/ui';
import type { SeatInfo } from '@chambord/ui';
import { Message } from '../shell/message.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { lang, words } from '../shell/settings.ts';
import { rulesGone } from '../words/rules-gone.ts';

interface Props {
  readonly page: GamePage;
  readonly seats: readonly SeatInfo[];
  readonly trouble: Pick<UnknownRules, 'version' | 'newer'>;
  /** What was last seen of it on this device, and what that is called; undefined if nothing was. */
  readonly last: { readonly viewer: Viewer; readonly view: unknown } | undefined;
  readonly name: string;
  readonly close: { readonly href: string; readonly label: string };
  /** All that was decided, in the notation. */
  readonly moves: readonly string[];
  /** What can still be done with it. */
  readonly children: ComponentChildren;
}

/** A game whose rules are not here: why, what can still be done, and the last position, if this device has seen it. */
export function LastPosition({ last, ...props }: Props) {
  const { trouble, moves, children } = props;
  const message = (
    <Message title={rulesGone[lang.value].reason(trouble)} detail={rulesGone[lang.value].way(trouble)}>
      <Decisions moves={moves} />
      {children}
    </Message>
  );
  return last === undefined ? (
    message
  ) : (
    <IfDrawn instead={message}>
      <Drawn {...props} last={last} />
    </IfDrawn>
  );
}

function Drawn({
  page,
  seats,
  trouble,
  last,
  name,
  close,
  moves,
  children,
}: Props & { readonly last: NonNullable<Props['last']> }) {
  const { Table } = page;
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
        you={null}
        lang={lang.value}
        deciding={false}
        covered={open}
        play={() => undefined}
        playUnasked={() => undefined}
        forbid={() => undefined}
        undo={null}
        note={{ title: name, rule: null }}
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
            <a class="tool" href={close.href} aria-label={close.label}>
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
              {name}
            </button>
            {children}
          </div>
          <Decisions moves={moves} />
        </Sheet>
      )}
    </div>
  );
}

/** In the notation: without the rules nobody can put it in words. */
function Decisions({ moves }: { readonly moves: readonly string[] }) {
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
