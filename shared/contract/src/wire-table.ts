import { type CallId, type Calls, calls } from './calls/index';
import type { CallDefinition, HttpMethod } from './define-call';

export interface WireRow {
  /** GET where it is absent: most calls read, and each page carries the table. */
  readonly method?: HttpMethod;
  readonly path: string;
  readonly encrypted?: true;
  readonly idempotent?: true;
  readonly upload?: true;
}

type OperatorPath = `/ops/${string}`;
type IdOfOperators = { [Id in CallId]: Calls[Id]['path'] extends OperatorPath ? Id : never }[CallId];

/** What a page needs of the calls of a realm: method, path and a few marks, no schemas. */
export function wireRows(realm: 'site'): Readonly<Record<Exclude<CallId, IdOfOperators>, WireRow>>;
export function wireRows(realm: 'operators'): Readonly<Record<IdOfOperators, WireRow>>;
export function wireRows(realm: 'site' | 'operators'): Readonly<Partial<Record<CallId, WireRow>>> {
  const all: [string, CallDefinition][] = Object.entries(calls);
  const own = all.filter(([, { path }]) => path.startsWith('/ops/') === (realm === 'operators'));
  return Object.fromEntries(own.map(([id, call]) => [id, rowOf(call)]));
}

const rowOf = ({ methods: [method], path, encrypted, idempotent, upload }: CallDefinition): WireRow => ({
  ...(method !== 'GET' && { method }),
  path,
  ...(encrypted && { encrypted }),
  ...(idempotent && { idempotent }),
  ...(upload && { upload }),
});

/** Calls of the site, by id. A page gets the rows alone: its build writes this value in place of the module (`constant-module.mjs`). */
export const wireTable = wireRows('site');

export type WireCallId = keyof typeof wireTable;
