import { testExplanations } from '../../../platform/web/tests/helpers/explaining.ts';
import { THINGS } from '../table/touch/things.ts';

testExplanations('burgundy', THINGS, [
  ['v1-1-won', 45],
  ['v1-3', 148],
]);
