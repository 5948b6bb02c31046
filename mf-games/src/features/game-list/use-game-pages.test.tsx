import type { CallValue } from '@marquee/contract/calls/index';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { ApiError } from '@marquee/kit';
import { act, type MockShell, mockShell, waitFor } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import { gameFixture } from '../game-card/game.fixture';
import { NO_FILTERS, requestOf } from './list-filters';
import { type GamePages, type ListPage, useFirstPage, useGamePages } from './use-game-pages';

const TOTAL = 400;
const REQUEST = requestOf(NO_FILTERS, 'rng', 'en');
/** Each game has its position as its id. */
function pageOf(pageNo: number): CallValue<'games.list'> {
  const first = (pageNo - 1) * LIST_PAGE_SIZE;
  return {
    content: Array.from({ length: LIST_PAGE_SIZE }, (_, index) => gameFixture({ nodeId: first + index })),
    pageNum: pageNo,
    pageSize: LIST_PAGE_SIZE,
    totalPages: TOTAL / LIST_PAGE_SIZE,
    totalElements: TOTAL,
    counts: {
      classify: { ALL: TOTAL, NEW: 0, HOT: 0, MINI: 0, FAV: 0, RECENT: 0 },
      jackpot: 0,
      minBetOne: 0,
      lines25: 0,
      vendors: [],
    },
  };
}

interface OpenList {
  readonly shell: MockShell;
  /** As it was rendered last. */
  readonly pages: () => GamePages;
  readonly renders: () => number;
}

async function openList(answer = pageOf): Promise<OpenList> {
  const rendered: GamePages[] = [];
  const Later = ({ firstPage }: { readonly firstPage: ListPage }) => {
    rendered.push(useGamePages(REQUEST, firstPage));
    return null;
  };
  const List = () => {
    const { data } = useFirstPage(REQUEST);
    return data && <Later firstPage={data} />;
  };
  const shell = await mockShell({ answers: { 'games.list': ({ pageNo }) => answer(Number(pageNo)) } });
  shell.render(<List />);
  await waitFor(() => expect(rendered).not.toHaveLength(0));
  return { shell, pages: () => rendered.at(-1) as GamePages, renders: () => rendered.length };
}

it('loads the games of the pages on and around the screen, each at its position', async () => {
  const { pages } = await openList();
  pages().showRange(60, 90);
  await waitFor(() => expect(pages().gameAt(110)?.nodeId).toBe(110));
  expect(pages().gameAt(40)?.nodeId).toBe(40);
  expect(pages().gameAt(3)?.nodeId).toBe(3);
  expect(pages().gameAt(300)).toBeUndefined();
});

it('keeps the identity of each game when pages before it are dropped, so that no card is rendered again', async () => {
  const { pages } = await openList();
  pages().showRange(20, 45);
  await waitFor(() => expect(pages().gameAt(65)).toBeDefined());
  const gamesBefore = [46, 65].map((position) => pages().gameAt(position));
  pages().showRange(60, 85);
  await waitFor(() => expect(pages().gameAt(100)).toBeDefined());
  for (const [index, position] of [46, 65].entries()) expect(pages().gameAt(position)).toBe(gamesBefore[index]);
});

it('renders nothing while the list scrolls within loaded pages', async () => {
  const { pages, renders } = await openList();
  pages().showRange(20, 45);
  await waitFor(() => expect(pages().gameAt(65)).toBeDefined());
  vi.useFakeTimers();
  try {
    await act(() => vi.runAllTimersAsync());
    const before = renders();
    pages().showRange(26, 51);
    await act(() => vi.runAllTimersAsync());
    expect(renders()).toBe(before);
    pages().showRange(200, 225);
    await act(() => vi.runAllTimersAsync());
    expect(renders()).toBeGreaterThan(before);
  } finally {
    vi.useRealTimers();
  }
});

it('reports a page that failed to load, shows the others, and retries it', async () => {
  let isBroken = true;
  const { pages } = await openList((pageNo) => {
    if (pageNo === 3 && isBroken) throw new ApiError('game_not_found', 'req-1');
    return pageOf(pageNo);
  });
  pages().showRange(20, 45);
  await waitFor(() => expect(pages().failure?.error.requestId).toBe('req-1'));
  await waitFor(() => expect(pages().gameAt(65)?.nodeId).toBe(65));
  expect(pages().gameAt(45)).toBeUndefined();
  isBroken = false;
  pages().failure?.retry();
  await waitFor(() => expect(pages().gameAt(45)?.nodeId).toBe(45));
  expect(pages().failure).toBeNull();
});
