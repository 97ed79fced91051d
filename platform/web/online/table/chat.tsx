import { effect, signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_CHAT, PHRASES } from '@chambord/protocol';
import type { ChatLine } from '@chambord/protocol';
import { Sheet } from '@chambord/ui';
import { lang } from '../../shell/settings.ts';
import { keep, recall } from '../../shell/device-memory.ts';
import type { Snapshot } from '../connection/snapshot.ts';
import type { OnlineTable } from '../connection/online-table.ts';
import { say } from '../words.ts';

/** Guests whom this device does not want to hear. */
const muted = signal<readonly string[]>(readMuted());
effect(() => keep('muted', muted.value));

function readMuted(): string[] {
  const kept = recall('muted');
  return Array.isArray(kept) ? kept.filter((guest) => typeof guest === 'string') : [];
}

interface Props {
  readonly table: OnlineTable;
  readonly snapshot: Snapshot;
}

function isMuted({ status }: Snapshot, { seat }: ChatLine): boolean {
  const guest = status.seats[seat]?.guest;
  return typeof guest === 'string' && muted.value.includes(guest);
}

function textOf({ text, phrase }: ChatLine): string {
  return phrase === null ? (text ?? '') : say.value.phrases[phrase];
}

/** How long the last word is shown above the table, in milliseconds. */
const SHOWN = 6000;

/** Opens the chat; tells how much is new, and shows the last word for a moment. */
export function ChatTool({ table, snapshot }: Props) {
  const [open, setOpen] = useState(false);
  const last = snapshot.chat.at(-1)?.version ?? 0;
  const [read, setRead] = useState(last);
  const [fresh, setFresh] = useState<ChatLine | null>(null);
  const first = useRef(last);
  const unread = snapshot.chat.filter(
    (line) => line.version > read && line.seat !== table.seat.value && !isMuted(snapshot, line),
  );
  useEffect(() => {
    const line = snapshot.chat.at(-1);
    if (open) setRead(last);
    if (line === undefined || line.version <= first.current || open) return undefined;
    if (line.seat === table.seat.value || isMuted(snapshot, line)) return undefined;
    setFresh(line);
    const timer = setTimeout(() => setFresh(null), SHOWN);
    return () => clearTimeout(timer);
  }, [last, open]);
  const label = unread.length > 0 ? say.value.chatUnread(unread.length) : say.value.chat;
  return (
    <>
      <div class="lastword" role="log" aria-live="polite">
        {fresh !== null && !open && (
          <p>{say.value.said(snapshot.status.seats[fresh.seat]?.name ?? '', textOf(fresh))}</p>
        )}
      </div>
      <button type="button" class="tool chattool" aria-label={label} onClick={() => setOpen(true)}>
        <svg class="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M4 5h16v11h-9l-4 4v-4H4z"
            fill="none"
            stroke="currentColor"
            stroke-width="1.8"
            stroke-linejoin="round"
          />
        </svg>
        <span class="wide">{say.value.chat}</span>
        {unread.length > 0 && <span class="count">{unread.length}</span>}
      </button>
      {open && (
        <Sheet docks lang={lang.value} title={say.value.chat} label={say.value.chat} onClose={() => setOpen(false)}>
          <ChatPanel table={table} snapshot={snapshot} />
        </Sheet>
      )}
    </>
  );
}

function ChatPanel({ table, snapshot }: Props) {
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const last = snapshot.chat.at(-1)?.version;
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [last]);
  const { seats } = snapshot.status;
  const own = table.seat.value;

  function send(event: Event): void {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    table.say({ type: 'chat', text: said });
    setText('');
  }

  return (
    <div class="chat">
      <ol class="lines" aria-label={say.value.chat}>
        {snapshot.older && (
          <li class="none">
            <button type="button" class="btn" onClick={table.hearOlder}>
              {say.value.chatOlder}
            </button>
          </li>
        )}
        {snapshot.chat.length === 0 && <li class="none">{say.value.chatEmpty}</li>}
        {snapshot.chat.map((line) =>
          isMuted(snapshot, line) ? null : (
            <li key={line.version} class={line.seat === own ? 'own' : ''}>
              <b>{seats[line.seat]?.name}</b> {textOf(line)}
            </li>
          ),
        )}
        <li ref={end} class="end" aria-hidden="true" />
      </ol>
      {own !== null && (
        <>
          <div class="phrases" role="group" aria-label={say.value.quick}>
            {PHRASES.map((phrase) => (
              <button type="button" key={phrase} class="btn" onClick={() => table.say({ type: 'phrase', phrase })}>
                {say.value.phrases[phrase]}
              </button>
            ))}
          </div>
          <form class="row" onSubmit={send}>
            <input
              value={text}
              maxLength={LONGEST_CHAT}
              placeholder={say.value.chatPlaceholder}
              aria-label={say.value.chatPlaceholder}
              autocomplete="off"
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
            <button type="submit" class="btn main" disabled={text.trim() === ''}>
              {say.value.send}
            </button>
          </form>
        </>
      )}
      <div class="mutes">
        {seats.map(({ guest, name }, seat) =>
          guest === null || seat === own ? null : <MuteButton key={guest} guest={guest} name={name ?? ''} />,
        )}
      </div>
    </div>
  );
}

function MuteButton({ guest, name }: { readonly guest: string; readonly name: string }) {
  const silent = muted.value.includes(guest);
  const flip = () => {
    muted.value = silent ? muted.value.filter((other) => other !== guest) : [...muted.value, guest];
  };
  return (
    <button type="button" class="btn" aria-pressed={silent} onClick={flip}>
      {say.value.mute(name)}
    </button>
  );
}
