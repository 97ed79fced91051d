import '../../comparison/index.css';
import './index.css';
import { route } from '../../shell/route.ts';
import { MatchPage } from './match-page.tsx';
import { OpenMatch } from './open-match.tsx';

/** Matches: a new one, /match; one, /match/ID; two of its games side by side, /match/ID/PERSON/PERSON. */
export function Matches() {
  const [, id = ''] = route.value.parts;
  return id === '' ? <OpenMatch /> : <MatchPage key={id} id={id} />;
}
