import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import type { Game } from '@marquee/contract/entities/game';
import { type ApiError, callApi, callKey, useCall } from '@marquee/kit';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { pagesOf } from '../game-grid/grid-layout';

type ListRequest = CallRequest<'games.list'>;
type ListPage = CallValue<'games.list'>;

interface Range {
  readonly first: number;
  readonly last: number;
}

export interface GamePages {
  /** The first page: total, counts of the filters, and the error if it failed. */
  readonly firstPage: ReturnType<typeof useCall<'games.list'>>;
  readonly total: number;
  /** The same function until another page has arrived. */
  readonly gameAt: (index: number) => Game | undefined;
  showRange(first: number, last: number): void;
  /** A later page that did not arrive. */
  readonly failure: { readonly error: ApiError; readonly retry: () => void } | null;
}

const STALE_MS = 60_000;
/** Games beyond the screen, on either side, that are there before they are scrolled to: a row is rendered once, not twice. */
const AROUND = LIST_PAGE_SIZE;
/** A flick over hundreds of rows asks for where it ends, not for all it passes. */
const SETTLE_MS = 90;

/** A list of any length of which only the pages on the screen and next to it are fetched; pages scrolled away are cancelled. */
export function useGamePages(request: ListRequest): GamePages {
  const firstPage = useCall('games.list', pageRequest(request, 1), { staleMs: STALE_MS, keepPrevious: true });
  const [settled, showRange] = useSettledRange();
  const total = firstPage.data?.totalElements ?? 0;
  const wanted = pagesOf(Math.max(0, settled.first - AROUND), settled.last + AROUND, LIST_PAGE_SIZE);
  const pageNumbers = wanted.filter((page) => page > 1 && page <= Math.ceil(total / LIST_PAGE_SIZE));
  const { contents, failed } = useQueries({
    queries: pageNumbers.map((pageNo) => ({
      queryKey: callKey('games.list', pageRequest(request, pageNo)),
      queryFn: ({ signal }: { signal: AbortSignal }) => callApi('games.list', pageRequest(request, pageNo), { signal }),
      staleTime: STALE_MS,
    })),
    combine: joined,
  });
  const firstContent = firstPage.data?.content;
  const [firstOther = 0] = pageNumbers;
  const gameAt = useCallback(
    (index: number) => {
      const pageNo = Math.floor(index / LIST_PAGE_SIZE) + 1;
      const content = pageNo === 1 ? firstContent : contents[pageNo - firstOther];
      return content?.[index % LIST_PAGE_SIZE];
    },
    [firstContent, contents, firstOther],
  );
  return {
    firstPage,
    total,
    gameAt,
    showRange,
    failure: failed[0]
      ? { error: failed[0].error as ApiError, retry: () => failed.forEach(({ refetch }) => void refetch()) }
      : null,
  };
}

/** Of neighbouring pages: their games, the same array while they are the same, and those that did not arrive. */
function joined(pages: readonly UseQueryResult<ListPage>[]) {
  return { contents: pages.map(({ data }) => data?.content), failed: pages.filter(({ error }) => error !== null) };
}

/** The positions that the list came to rest on: those that it passes render nothing. */
function useSettledRange(): readonly [Range, GamePages['showRange']] {
  const [settled, setSettled] = useState<Range>({ first: 0, last: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showRange = useCallback((first: number, last: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => setSettled({ first, last })), SETTLE_MS);
  }, []);
  return [settled, showRange];
}

function pageRequest(request: ListRequest, pageNo: number): ListRequest {
  return { ...request, pageNo, pageSize: LIST_PAGE_SIZE };
}
