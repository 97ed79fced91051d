import { expect, test } from 'vitest';
import { MOST_ARMS } from '@chambord/protocol';
import { blazonOf } from '@chambord/ui';

test('the protocol knows how many arms there are', () => {
  expect(blazonOf(MOST_ARMS)).not.toBeNull();
  expect(blazonOf(MOST_ARMS + 1)).toBeNull();
});
