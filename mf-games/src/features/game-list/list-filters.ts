import type { CallRequest } from '@marquee/contract/calls/index';
import type { GameType } from '@marquee/contract/constants';

export type Classify = NonNullable<CallRequest<'games.list'>['gameClassify']>;

export const CLASSIFIES = ['ALL', 'HOT', 'NEW', 'MINI', 'FAV', 'RECENT'] as const satisfies readonly Classify[];
/** Filters that are on or off. */
export const SWITCHES = ['jackpot', 'minBetOne', 'lines25'] as const;
export type Switch = (typeof SWITCHES)[number];

export interface ListFilters extends Readonly<Record<Switch, boolean>> {
  readonly keyword: string;
  readonly classify: Classify;
  readonly vendorCode: string | null;
}

export const NO_FILTERS: ListFilters = {
  keyword: '',
  classify: 'ALL',
  vendorCode: null,
  jackpot: false,
  minBetOne: false,
  lines25: false,
};

const VENDOR_CODE = /^[A-Z0-9_]{2,16}$/;
const KEYWORD_MAX = 60;

/** Reads filters from the address; invalid ones are ignored. */
export function readFilters(params: URLSearchParams): ListFilters {
  const vendorCode = params.get('vassalage') ?? '';
  return {
    keyword: (params.get('q') ?? '').slice(0, KEYWORD_MAX),
    classify: CLASSIFIES.find((name) => name === params.get('filter')) ?? 'ALL',
    vendorCode: VENDOR_CODE.test(vendorCode) ? vendorCode : null,
    jackpot: params.has('jackpot'),
    minBetOne: params.has('minBetOne'),
    lines25: params.has('lines25'),
  };
}

/** Writes filters into an address. Defaults are left out, so that equal lists have equal addresses. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.keyword !== '') params.set('q', filters.keyword);
  if (filters.classify !== 'ALL') params.set('filter', filters.classify);
  if (filters.vendorCode !== null) params.set('vassalage', filters.vendorCode);
  for (const name of SWITCHES) if (filters[name]) params.set(name, '1');
  return params;
}

export function isFiltered(filters: ListFilters): boolean {
  return writeFilters(filters).size > 0;
}

/** The request of the list call, without the page. */
export function requestOf(filters: ListFilters, gameType: GameType, language: string): CallRequest<'games.list'> {
  return {
    language,
    gameType,
    gameClassify: filters.classify,
    ...(filters.keyword.trim() !== '' && { keyword: filters.keyword.trim() }),
    ...(filters.vendorCode !== null && { vassalage: filters.vendorCode }),
    ...(filters.jackpot && { jackpot: true }),
    ...(filters.minBetOne && { minBetOne: true }),
    ...(filters.lines25 && { lines25: true }),
  };
}
