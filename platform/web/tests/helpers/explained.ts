import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What is drawn on a table, and what needs no explanation: the frame’s tools, the question, and signs on a control. */
const DRAWN = '.table :is(svg, .pts, .hole)';
const FRAME = '.tools, .ask, .pick, .brand, .say, .undo, .act, .end, .ways, .lock, .flights, .map';

/** Everything drawn on the table at which nothing explains itself. */
export function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(
    ([drawn, frame]) =>
      [...document.querySelectorAll(drawn)]
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          if (width === 0 || height === 0 || element.closest(frame) !== null) return false;
          if (element.closest('[data-explains]') !== null) return false;
          const there = document.elementsFromPoint(left + width / 2, top + height / 2);
          return !there.some((one) => one.closest('[data-explains]') !== null);
        })
        .map((element) => element.parentElement?.outerHTML.slice(0, 160) ?? element.outerHTML),
    [DRAWN, FRAME] as const,
  );
}

export interface Explained {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  /** Whether the keyboard gets to one of its kind. */
  readonly focusable: boolean;
}

/** What explains itself and can be seen, one of each kind. */
export async function explainedThings(page: Page, within = ''): Promise<ReadonlyMap<string, Explained>> {
  const all = await page.locator(`${within} [data-explains]:visible`).evaluateAll((things) =>
    things.map((thing) => ({
      kind: thing.getAttribute('data-explains') ?? '',
      title: thing.getAttribute('data-title') ?? '',
      text: thing.getAttribute('data-text') ?? thing.getAttribute('aria-description') ?? '',
      rule: thing.getAttribute('data-rule') ?? '',
      focusable: thing instanceof HTMLElement && thing.tabIndex >= -1 && thing.matches('button, [tabindex]'),
    })),
  );
  const found = new Map<string, Explained>();
  for (const { kind, ...thing } of all) {
    const before = found.get(kind);
    found.set(kind, { ...thing, focusable: thing.focusable || before?.focusable === true });
  }
  return found;
}

/** A thing of a kind that can be seen; one that the keyboard gets to before a part of something else. */
export async function thingOf(page: Page, kind: string): Promise<Locator> {
  const reached = page.locator(`.table :is(button, [tabindex])[data-explains="${kind}"]:visible`);
  return (await reached.count()) > 0
    ? reached.first()
    : page.locator(`.table [data-explains="${kind}"]:visible`).first();
}

/** Rests a finger on a spot of the screen until this is shown. */
export async function press(page: Page, at: { readonly x: number; readonly y: number }, shown: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(shown).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** Where a thing is pointed at: in its middle, but at the upper edge of something that holds others. */
export async function spotOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const holds = await thing.evaluate((one) => one.matches('[data-veil], :has([data-explains])'));
  return { x: x + width / 2, y: holds ? y + 3 : y + height / 2 };
}
