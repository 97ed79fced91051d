import { burgundy } from '@chambord/burgundy/rules';
import { goldenGames } from '../../../platform/kernel/tests/golden.ts';

export const golden = goldenGames(burgundy, new URL('golden/', import.meta.url));
