/** What lies above and below a table, in pixels of the screen. */
interface Room {
  readonly above: number;
  readonly below: number;
}

const NONE: Room = { above: 0, below: 0 };
let room = NONE;

/**
 * The tables are drawn for 1440 × 900 (wide) and 390 × 844 (tall) and scaled as a whole, so that nothing ever scrolls.
 * Upright screens get the tall arrangement, tablets enlarged, low ones the dense variant of it; lying ones the wide one.
 * A phone that lies gets the dense parts of the tall arrangement as two facing pages, drawn for 712 × 375.
 */
export function fitLayout(): void {
  fit();
  addEventListener('resize', fit);
  // A phone that is turned round keeps its size, but the notch changes sides.
  screen.orientation?.addEventListener('change', fit);
}

/** Below this height the wide arrangement would be too small to touch. */
const LOWEST_WIDE = 560;

/** Up to this height, in its own pixels, three opponents below each other would leave no room for an estate. */
const LOWEST_ROWS = 800;

/** From this size on, in its own pixels, the tall arrangement has room for larger things: tablets. */
const ROOMY = { width: 520, height: 600 };

/** Below this scale the wide arrangement needs larger letters: tablets that lie. */
const COMPACT = 0.88;

/** Leaves room above or below the table until the answer is called. */
export function leaveRoom(wanted: Partial<Room>): () => void {
  room = { ...NONE, ...wanted };
  fit();
  return () => {
    room = NONE;
    fit();
  };
}

/**
 * What a table keeps clear of, in pixels of the screen: what lies above and below it, and the notch, the corners and the bar of
 * the system, as the browser knows them (`frame.css`). Only the ground runs under those.
 */
export function margins(): Readonly<Record<'above' | 'below' | 'left' | 'right', number>> {
  const style = getComputedStyle(document.documentElement);
  const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  return {
    above: inset('top') + room.above,
    // What lies below reaches down to the edge of the screen.
    below: Math.max(inset('bottom'), room.below),
    left: inset('left'),
    right: inset('right'),
  };
}

function fit(): void {
  const root = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const { above, below, left, right } = margins();
  const height = innerHeight - above - below;
  const width = innerWidth - left - right;
  const book = innerWidth > innerHeight && innerHeight < LOWEST_WIDE;
  const tall = book || (innerWidth < 1100 && innerHeight > innerWidth);
  const zoom = book
    ? Math.min(width / 712, height / 375)
    : tall
      ? Math.max(1, Math.min(width / 390, height / 844))
      : Math.min(width / 1440, height / 900);
  root.dataset['layout'] = tall ? 'tall' : 'wide';
  root.dataset['dense'] = String(tall && height / zoom <= LOWEST_ROWS);
  root.dataset['book'] = String(book);
  root.dataset['compact'] = String(!tall && zoom < COMPACT);
  // Said here and not asked by a container query, which would have the browser lay out the whole table before it knows its styles.
  root.dataset['roomy'] = String(tall && width / zoom >= ROOMY.width && height / zoom >= ROOMY.height);
  root.style.setProperty('--zoom', String(zoom));
  root.style.setProperty('--room-above', `${room.above}px`);
  root.style.setProperty('--room-below', `${room.below}px`);
}
