import { testExplanations } from '../../../platform/web/tests/explaining.ts';
import { THINGS } from '../table/things.ts';

testExplanations('burgundy', THINGS, [
  ['v1-1-won', 45],
  ['v1-3', 148],
]);
