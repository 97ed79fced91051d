import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame, lookAfterFrame } from '../motion/after-frame.ts';

let frames: (() => void)[] = [];
/** Whether the page says that something waits. */
let waits = false;

const page = { documentElement: { toggleAttribute: (_: string, on: boolean) => (waits = on) } };

/** Shows a frame, and does what comes after it. */
function frame(): void {
  const due = frames;
  frames = [];
  for (const show of due) show();
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('requestAnimationFrame', (show: () => void) => frames.push(show));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('does one thing after each frame, in the order in which they came', () => {
  const done: string[] = [];
  afterFrame(() => {
    done.push('first');
    afterFrame(() => done.push('third'));
  });
  afterFrame(() => done.push('second'));
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(['first']);
  frame();
  expect(done).toEqual(['first', 'second']);
  expect(waits).toBe(true);
  frame();
  expect(done).toEqual(['first', 'second', 'third']);
  expect(waits).toBe(false);
  frame();
  expect(done).toHaveLength(3);
});

it('looks at the page before what has waited for longer changes it', () => {
  const done: string[] = [];
  afterFrame(() => done.push('changes'));
  lookAfterFrame(() => done.push('looks'));
  lookAfterFrame(() => done.push('never'))();
  frame();
  expect(done).toEqual(['looks']);
  frame();
  expect(done).toEqual(['looks', 'changes']);
  expect(waits).toBe(false);
});

it('does not do what was taken back, and nothing waits for it', () => {
  const done: string[] = [];
  const takeBack = afterFrame(() => done.push('never'));
  afterFrame(() => done.push('this'));
  takeBack();
  frame();
  expect(done).toEqual(['this']);
});

it('asks for one frame at a time, also for what comes after all was taken back', () => {
  const done: string[] = [];
  afterFrame(() => done.push('never'))();
  afterFrame(() => done.push('one'));
  afterFrame(() => done.push('two'));
  expect(frames).toHaveLength(1);
  frame();
  expect(done).toEqual(['one']);
  frame();
  expect(done).toEqual(['one', 'two']);
});

it('goes on where nobody sees the page and no frames come', () => {
  const done: string[] = [];
  afterFrame(() => done.push('one'));
  afterFrame(() => done.push('two'));
  vi.advanceTimersByTime(5000);
  expect(done).toEqual(['one', 'two']);
});
