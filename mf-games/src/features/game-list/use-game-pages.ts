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
  /** The same function until another page has arrived. */
  readonly gameAt: (index: number) => Game | undefined;
  /** Told which games are on the screen, by position. */
  showRange(first: number, last: number): void;
  /** A page that did not arrive. */
  readonly failure: { readonly error: ApiError; readonly retry: () => void } | null;
}

const STALE_MS = 60_000;
/** Games beyond the screen, on either side, that are there before they are scrolled to: a row is rendered once, not twice. */
const AROUND = LIST_PAGE_SIZE;
/** A flick over hundreds of rows asks for where it ends, not for all it passes. */
const SETTLE_MS = 90;
/** A list that is scrolled on a slow machine leaves hardly a moment. */
const IDLE_BY_MS = 200;

/** The first page of a list: its length, the counts of the filters, and the error if it failed. */
export const useFirstPage = (request: ListRequest) =>
  useCall('games.list', pageRequest(request, 1), { staleMs: STALE_MS, keepPrevious: true });

/** The games of a list of any length, of which only the pages on the screen and next to it are fetched; pages scrolled away are cancelled. */
export function useGamePages(request: ListRequest, { content: firstContent, totalPages }: ListPage): GamePages {
  const [wanted, showRange] = useWantedPages();
  const pageNumbers = wanted.filter((page) => page > 1 && page <= totalPages);
  const { contentOf, failed } = useQueries({
    queries: pageNumbers.map((pageNo) => ({
      queryKey: callKey('games.list', pageRequest(request, pageNo)),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const page = await callApi('games.list', pageRequest(request, pageNo), { signal });
        // Not in a frame that is already full.
        await idleMoment();
        return page;
      },
      staleTime: STALE_MS,
    })),
    combine: joined,
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
    failure: failed[0]
      ? { error: failed[0].error as ApiError, retry: () => failed.forEach(({ refetch }) => void refetch()) }
      : null,
  };
}

const idleMoment = () => new Promise<void>((resolve) => whenIdle(resolve, IDLE_BY_MS));

/**
 * The games of the pages that have arrived, by page number, and the pages that did not arrive. By number, not by place: the library
 * compares a value with what stood under the same name before, and would compare and copy the games of two pages one by one.
 */
function joined(pages: readonly UseQueryResult<ListPage>[]) {
  return {
    contentOf: Object.fromEntries(pages.flatMap(({ data }) => (data ? [[data.pageNum, data.content] as const] : []))),
    failed: pages.filter(({ error }) => error !== null),
  };
}

/** The pages around the positions that the list came to rest on: those that it passes render nothing. */
function useWantedPages(): readonly [readonly number[], GamePages['showRange']] {
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const asked = useRef(wanted);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showRange = useCallback((first: number, last: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = pagesOf(Math.max(0, first - AROUND), last + AROUND, LIST_PAGE_SIZE);
      if (String(next) === String(asked.current)) return;
      asked.current = next;
      whenIdle(() => startTransition(() => setWanted(next)), IDLE_BY_MS);
    }, SETTLE_MS);
  }, []);
  return [wanted, showRange];
}

function pageRequest(request: ListRequest, pageNo: number): ListRequest {
  return { ...request, pageNo, pageSize: LIST_PAGE_SIZE };
}
