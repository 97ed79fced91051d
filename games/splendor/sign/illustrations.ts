import type { Illustrations } from '@chambord/ui';

/** The drawings beside the rules. */
export const illustrations: Illustrations = {
  '1.1': ['diamond', 'sapphire', 'emerald', 'ruby', 'onyx', 'gold'],
  '1.4': ['henry', 'catherine', 'anne', 'suleiman', 'isabella', 'francis'],
  '3.1': ['diamond', 'sapphire', 'ruby'],
  '3.2': ['emerald', 'emerald'],
  '3.3': ['gold'],
  '3.5': ['charles', 'elisabeth'],
  '5.1': ['onyx', 'gold'],
  '6.1': ['point'],
};
