import type { CallRequest } from '@marquee/contract/calls/index';
import { type GameType, LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { pageNumberOf } from '@marquee/kit';

/** Enough for the first lobby of each vendor of a type; the vendors themselves are counted over all pages. */
const OVERVIEW_SIZE = 100;

/** What a vendor centre shows at an address: all vendors, or a page of the lobbies of one. */
export function readCentre(params: URLSearchParams, gameType: GameType, language: string) {
  const vendorCode = params.get('vassalage');
  const pageNo = pageNumberOf(params, 'pageNo');
  const request = (
    vendorCode === null
      ? { language, gameType, pageSize: OVERVIEW_SIZE }
      : { language, gameType, vassalage: vendorCode, pageNo, pageSize: LIST_PAGE_SIZE }
  ) as CallRequest<'games.list'>;
  return { vendorCode, pageNo, request };
}
