import type { Session, Shape } from '@chambord/kernel';
import type { Playing } from './playing.ts';

/** A game as log, recap and announcer tell it: whether it is played here or elsewhere is the same to them. */
export interface Told extends Pick<Playing, 'page' | 'version' | 'viewer' | 'deciding'> {
  readonly session: Pick<Session<Shape>, 'options' | 'names' | 'begin' | 'plies'>;
}
