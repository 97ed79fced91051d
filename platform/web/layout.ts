/** What lies above and below a table, in pixels of the screen. */
interface Room {
  readonly above: number;
  readonly below: number;
}

const NONE: Room = { above: 0, below: 0 };
let left = NONE;

/**
 * The tables are drawn for 1440 × 900 (wide) and 390 × 844 (tall) and scaled as a whole, so that nothing ever scrolls.
 * Upright screens get the tall arrangement, tablets enlarged, low ones the dense variant of it; lying ones the wide one.
 * A phone that lies gets the dense parts of the tall arrangement as two facing pages, drawn for 712 × 375.
 */
export function fitLayout(): void {
  fit();
  addEventListener('resize', fit);
}

/** Below this height the wide arrangement would be too small to touch. */
const LOWEST_WIDE = 560;

/** From this size on, in its own pixels, the tall arrangement has room for larger things: tablets. */
const ROOMY = { width: 520, height: 600 };

/** Leaves room above or below the table until the answer is called. */
export function leaveRoom(room: Partial<Room>): () => void {
  left = { ...NONE, ...room };
  fit();
  return () => {
    left = NONE;
    fit();
  };
}

function fit(): void {
  const root = document.documentElement;
  const { innerWidth: width, innerHeight } = window;
  const { above, below } = left;
  const height = innerHeight - above - below;
  const book = width > innerHeight && innerHeight < LOWEST_WIDE;
  const tall = book || (width < 1100 && innerHeight > width);
  const zoom = book
    ? Math.min(width / 712, height / 375)
    : tall
      ? Math.max(1, Math.min(width / 390, height / 844))
      : Math.min(width / 1440, height / 900);
  root.dataset['layout'] = tall ? 'tall' : 'wide';
  root.dataset['dense'] = String(tall && height / zoom <= 760);
  root.dataset['book'] = String(book);
  // Said here and not asked by a container query, which would have the browser lay out the whole table before it knows its styles.
  root.dataset['roomy'] = String(tall && width / zoom >= ROOMY.width && height / zoom >= ROOMY.height);
  root.style.setProperty('--zoom', String(zoom));
  root.style.setProperty('--above', `${above}px`);
  root.style.setProperty('--below', `${below}px`);
}
