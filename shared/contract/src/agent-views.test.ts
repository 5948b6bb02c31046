import { expect, it } from 'vitest';
import { viewQuery } from './agent-views';

it('keeps the filters of an address in one order, and neither the page of a list nor what is no filter', () => {
  expect(viewQuery('?page=3&scope=line&range=thisMonth&evil=1&account=')).toBe('range=thisMonth&scope=line');
  expect(viewQuery('scope=line&range=thisMonth')).toBe(viewQuery('range=thisMonth&scope=line'));
  expect(viewQuery('')).toBe('');
  expect(viewQuery(viewQuery('account=আ&of=x%26y'))).toBe(viewQuery('account=আ&of=x%26y'));
});
