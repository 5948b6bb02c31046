import { expect, test } from 'vitest';
import { infrastructureFaultOf } from './infrastructure-fault';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [coded('ECONNREFUSED'), 'database_down'],
  [coded('57P01'), 'database_down'],
  [coded('57P03'), 'database_down'],
  [coded('25006', 'cannot execute UPDATE in a read-only transaction'), 'database_down'],
  [new Error('Connection terminated unexpectedly'), 'database_down'],
  [new AggregateError([coded('ECONNREFUSED')]), 'database_down'],
  [new Error('outer', { cause: coded('53100') }), 'storage_full'],
  [coded('ENOSPC'), 'storage_full'],
  [coded('23505'), null],
  [new Error('a fault of ours'), null],
  ['no error', null],
])('recognises %s as %s', (error, fault) => {
  expect(infrastructureFaultOf(error)).toBe(fault);
});
