import { testExplanations } from '../../../platform/web/tests/helpers/explaining.ts';
import { THINGS } from '../table/touch/things.ts';

// No deck runs out in the golden games.
testExplanations(
  'splendor',
  THINGS.filter((thing) => thing !== 'hole'),
  [
    ['v1-4-classic', 100],
    ['v1-2-court', 55],
  ],
);
