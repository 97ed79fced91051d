import { splendor } from '@chambord/splendor/rules';
import { goldenGames } from '../../../platform/kernel/tests/golden.ts';

export const golden = goldenGames(splendor, new URL('golden/', import.meta.url));
