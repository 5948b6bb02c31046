import { type CallId, calls } from '@marquee/contract/calls/index';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createCallRegistrar, type RegistrarParts } from './call-registrar';

const registrar = () => createCallRegistrar(fastify(), {} as RegistrarParts);

it('refuses a second handler of a call', () => {
  const { on } = registrar();
  on('session.logout', () => null);
  expect(() => on('session.logout', () => null)).toThrow('call session.logout has two handlers');
});

it('names the calls of the table that have no handler', () => {
  const { on, requireAll } = registrar();
  const [first, ...others] = Object.keys(calls) as CallId[];
  for (const id of others) on(id, () => null);
  expect(requireAll).toThrow(`calls without a handler: ${first}`);
  if (first) on(first, () => null);
  expect(requireAll).not.toThrow();
});
