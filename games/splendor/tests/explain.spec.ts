import { testExplanations } from '../../../platform/web/tests/explaining.ts';
import { THINGS } from '../table/things.ts';

// No deck runs out in the golden games.
testExplanations(
  'splendor',
  THINGS.filter((thing) => thing !== 'hole'),
  [
    ['v1-4-classic', 100],
    ['v1-2-court', 55],
  ],
);
