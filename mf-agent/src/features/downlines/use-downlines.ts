import { DOWNLINE_STATES, LINE_SCOPES, LINE_SORTS, SEEN_FILTERS } from '@marquee/contract/agent-line';
import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import type { CallRequest } from '@marquee/contract/calls/index';
import { pageNumberOf, useCall } from '@marquee/kit';
import type { TableSort } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';

const NAMES = ['of', 'scope', 'account', 'type', 'state', 'seen', 'sort', 'page'] as const;
type Name = (typeof NAMES)[number];

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** The members below by the filters in the address. */
export function useDownlines() {
  const [params, setParams] = useSearchParams();
  const choose = (changes: Partial<Record<Name, string | null>>) =>
    setParams(changed(params, { page: null, ...changes }), { replace: true });
  const of = params.get('of') ?? undefined;
  const scope = oneOf(LINE_SCOPES, params.get('scope')) ?? 'direct';
  const account = params.get('account')?.trim() || undefined;
  const type = [MEMBER_TYPE, ...AGENT_TYPES].find((value) => String(value) === params.get('type'));
  const state = oneOf(DOWNLINE_STATES, params.get('state'));
  const seen = oneOf(SEEN_FILTERS, params.get('seen'));
  const sorts = LINE_SORTS.flatMap((column) => [column, `-${column}`] as const);
  const sort = oneOf(sorts, params.get('sort'));
  const pageNo = pageNumberOf(params);
  const filters: CallRequest<'agent.line'> = {
    scope,
    ...(of !== undefined && { of }),
    ...(account !== undefined && { account }),
    ...(type !== undefined && { type }),
    ...(state !== undefined && { state }),
    ...(seen !== undefined && { seen }),
    ...(sort !== undefined && { sort }),
  };
  const list = useCall('agent.line', { ...filters, pageNo }, { keepPrevious: true, staleMs: 0 });
  const tableSort: TableSort = {
    columnId: sort?.replace('-', '') ?? 'joinedAt',
    direction: sort !== undefined && !sort.startsWith('-') ? 'asc' : 'desc',
    onSort: (columnId) => choose({ sort: sort === `-${columnId}` ? columnId : `-${columnId}` }),
  };
  return {
    list,
    filters,
    scope,
    pageNo,
    choose,
    sort: tableSort,
    choosePage: (page: number) => choose({ page: page === 1 ? null : String(page) }),
    /** The address of a downline's line; null for the agent's own. */
    addressOf: (id: string | null) => `?${changed(params, { of: id, page: null })}`,
  };
}

function changed(params: URLSearchParams, changes: Partial<Record<Name, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) {
    const value = changes[name];
    if (value === null || value === '') next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return next;
}
