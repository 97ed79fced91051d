import pg from 'pg';
import { expect, test } from 'vitest';
import { errorInLog } from '../http/error-in-log.ts';

test('an error of the database is logged without the connection and the rows that it carries', () => {
  const error = Object.assign(new pg.DatabaseError('duplicate key', 1, 'error'), {
    code: '23505',
    detail: 'Key (hash)=(f00) already exists.',
    client: { secretKey: 7 },
  });
  const logged = errorInLog(error);
  expect(logged).toMatchObject({ type: 'error', message: 'duplicate key', code: '23505' });
  expect(Object.keys(logged).sort()).toEqual(['code', 'message', 'stack', 'type']);
  expect(errorInLog('f00')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});
