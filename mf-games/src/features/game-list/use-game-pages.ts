import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import type { Game } from '@marquee/contract/entities/game';
import { type ApiError, callApi, callKey, useCall, whenIdle } from '@marquee/kit';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { pagesOf } from '../game-grid/grid-layout';

export type ListRequest = CallRequest<'games.list'>;
export type ListPage = CallValue<'games.list'>;

export interface GamePages {
  /** Its identity changes only when another page has loaded. */
  readonly gameAt: (index: number) => Game | undefined;
  /** Sets the positions on the screen. */
  showRange(first: number, last: number): void;
  /** The first page that failed to load. */
  readonly failure: { readonly error: ApiError; readonly retry: () => void } | null;
}

const STALE_MS = 60_000;
/** Games that are loaded beyond the screen on either side, so that a row is rendered once, with its games. */
const MARGIN_GAMES = LIST_PAGE_SIZE;
/** Scrolling past hundreds of rows requests the rows where it ends only. */
const SETTLE_MS = 90;
/** A slow machine is hardly ever idle while a list scrolls. */
const MAX_IDLE_WAIT_MS = 200;

/** The first page of a list: its length, the counts of the filters, and the error if it failed. */
export const useFirstPage = (request: ListRequest) =>
  useCall('games.list', pageRequest(request, 1), { staleMs: STALE_MS, keepPrevious: true });

/** The games of a list of any length, of which only the pages on the screen and next to it are fetched; pages scrolled away are cancelled. */
export function useGamePages(request: ListRequest, { content: firstContent, totalPages }: ListPage): GamePages {
  const [requestedPages, showRange] = useRequestedPages();
  const pageNumbers = requestedPages.filter((page) => page > 1 && page <= totalPages);
  const { contentOf, failedPages } = useQueries({
    queries: pageNumbers.map((pageNo) => ({
      queryKey: callKey('games.list', pageRequest(request, pageNo)),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const page = await callApi('games.list', pageRequest(request, pageNo), { signal });
        // Not in a frame that has work to do already.
        await browserIdle();
        return page;
      },
      staleTime: STALE_MS,
    })),
    combine: combinePages,
  });
  const gameAt = useCallback(
    (index: number) => {
      const pageNo = Math.floor(index / LIST_PAGE_SIZE) + 1;
      const content = pageNo === 1 ? firstContent : contentOf[pageNo];
      return content?.[index % LIST_PAGE_SIZE];
    },
    [firstContent, contentOf],
  );
  return {
    gameAt,
    showRange,
    failure: failedPages[0]
      ? { error: failedPages[0].error as ApiError, retry: () => failedPages.forEach(({ refetch }) => void refetch()) }
      : null,
  };
}

const browserIdle = () => new Promise<void>((resolve) => whenIdle(resolve, MAX_IDLE_WAIT_MS));

/**
 * The games of the pages that have arrived, by page number, and the pages that did not arrive. By number, not by place: the library
 * compares a value with what stood under the same name before, and would compare and copy the games of two pages one by one.
 */
function combinePages(pages: readonly UseQueryResult<ListPage>[]) {
  return {
    contentOf: Object.fromEntries(pages.flatMap(({ data }) => (data ? [[data.pageNum, data.content] as const] : []))),
    failedPages: pages.filter(({ error }) => error !== null),
  };
}

/** The pages around the positions where scrolling paused; positions on the way cause no rendering. */
function useRequestedPages(): readonly [readonly number[], GamePages['showRange']] {
  const [requestedPages, setRequestedPages] = useState<readonly number[]>([]);
  const lastRequest = useRef(requestedPages);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showRange = useCallback((first: number, last: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = pagesOf(Math.max(0, first - MARGIN_GAMES), last + MARGIN_GAMES, LIST_PAGE_SIZE);
      if (String(next) === String(lastRequest.current)) return;
      lastRequest.current = next;
      whenIdle(() => startTransition(() => setRequestedPages(next)), MAX_IDLE_WAIT_MS);
    }, SETTLE_MS);
  }, []);
  return [requestedPages, showRange];
}

function pageRequest(request: ListRequest, pageNo: number): ListRequest {
  return { ...request, pageNo, pageSize: LIST_PAGE_SIZE };
}
