import type { Results } from '@chambord/figures';
import { figure, percent, say } from './say.ts';

/** The few figures that come first. */
export function Tiles({ results }: { readonly results: Results }) {
  const { games, won, share, error, even, spread } = results;
  return (
    <dl class="tiles">
      <div>
        <dt>{say().played}</dt>
        <dd>{figure(games)}</dd>
      </div>
      <div>
        <dt>{say().won}</dt>
        <dd>
          {percent(share)} <small>±&nbsp;{figure(100 * error, 0)}</small>
        </dd>
        <dd class="more">{say().wonOf(figure(won), games)}</dd>
        {even !== null && <dd class="more">{say().even(percent(even))}</dd>}
      </div>
      {spread !== null && (
        <div>
          <dt>{say().meanPoints}</dt>
          <dd>{figure(spread.mean)}</dd>
        </div>
      )}
    </dl>
  );
}
