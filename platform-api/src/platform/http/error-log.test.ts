import { expect, test } from 'vitest';
import { Failure } from '../failure';
import { errorLog } from './error-log';

test('a database that is down has no stack in the log', () => {
  const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(errorLog(down)).toEqual({
    type: 'Error',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    fault: 'database_down',
    stack: '',
  });
});

test('a fault of ours has its stack and its cause', () => {
  const logged = errorLog(new Failure('unknown_error', undefined, { cause: new TypeError('bug') }));
  expect(logged.stack).toContain('error-log.test.ts');
  expect(logged['cause']).toMatchObject({ type: 'TypeError', message: 'bug' });
});
