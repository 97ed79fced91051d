/** Quick phrases: only their names travel, the page has the words in every language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'thanks',
  'wellPlayed',
  'nice',
  'oops',
  'hurry',
  'thinking',
  'moment',
  'goodGame',
  'rematch',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
