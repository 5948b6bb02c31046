import { useGameVisit } from '@marquee/kit';
import { act, mockSession, mockShell, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAbandonedVisits } from './use-abandoned-visits';

type Work = (lock: object | null) => unknown;

/** The browser's locks: each held by one page, and free again when its work is done or the page is gone. */
class Locks {
  readonly #held = new Set<string>();
  async request(name: string, ...rest: [Work] | [{ ifAvailable: boolean }, Work]): Promise<unknown> {
    const work = rest.length === 1 ? rest[0] : rest[1];
    if (this.#held.has(name)) return work(null);
    this.#held.add(name);
    try {
      return await work({ name });
    } finally {
      this.#held.delete(name);
    }
  }
  closePage(): void {
    this.#held.clear();
  }
}
let locks: Locks;
const browserHas = (value: Locks | undefined) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => {
  locks = new Locks();
  browserHas(locks);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  vi.restoreAllMocks();
});

const memberSession = (id: string) => {
  const session = mockSession('member');
  return { ...session, member: { ...session.member, id } } as typeof session;
};
const balance = { balance: '10.00', frozenBalance: '0.00', currency: 'VND' } as never;
const Game = ({ visitId }: { readonly visitId: string }) => {
  useGameVisit(visitId);
  return null;
};
const Site = () => {
  useAbandonedVisits();
  return null;
};

/** The page of a member, whose server hears of visits that are left unless it is away. */
async function page(memberId: string, isAway = false) {
  const answer = isAway ? () => Promise.reject(new Error('away')) : { moved: '10.00' };
  const shell = await mockShell({
    session: memberSession(memberId),
    answers: { 'wallets.leaveGame': answer, 'wallets.balance': balance },
  });
  const leaveRequests = () => shell.calls.filter(({ id }) => id === 'wallets.leaveGame').map(({ input }) => input);
  return { ...shell, leaveRequests };
}
/** Opens a game and closes its page in the middle: nothing of the page runs any more, not even its effects' ends. */
async function closedInTheMiddle(memberId: string, visitId: string): Promise<void> {
  const playing = await page(memberId);
  playing.render(<Game visitId={visitId} />);
  await waitFor(() => expect(localStorage).toHaveLength(1));
  vi.spyOn(playing.runtime.client, 'call').mockImplementation(() => new Promise(() => undefined));
  locks.closePage();
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('a game whose page was closed is left at the next look at the site, once', async () => {
  await closedInTheMiddle('m-1', 'V1');
  const { leaveRequests, render } = await page('m-1');
  render(<Site />);
  await waitFor(() => expect(leaveRequests()).toEqual([{ visitId: 'V1' }]));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(leaveRequests()).toHaveLength(1);
});

it('a game that another page shows is left alone, until the window of that page is closed', async () => {
  const { leaveRequests, render } = await page('m-1');
  render(
    <>
      <Game visitId="V2" />
      <Site />
    </>,
  );
  await waitFor(() => expect(localStorage).toHaveLength(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(leaveRequests()).toEqual([]);
  locks.closePage();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(leaveRequests()).toEqual([{ visitId: 'V2' }]));
});

it('a game that is left in the page is not heard of again', async () => {
  const { leaveRequests, render } = await page('m-1');
  const { unmount } = render(<Game visitId="V3" />);
  await waitFor(() => expect(localStorage).toHaveLength(1));
  unmount();
  await waitFor(() => expect(leaveRequests()).toEqual([{ visitId: 'V3' }]));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('a visit whose end the server has not heard is told again at the next look', async () => {
  const away = await page('m-1', true);
  const { unmount } = away.render(<Game visitId="V4" />);
  await waitFor(() => expect(localStorage).toHaveLength(1));
  unmount();
  await waitFor(() => expect(away.leaveRequests()).toHaveLength(1));
  await settled();
  const { leaveRequests, render } = await page('m-1');
  render(<Site />);
  await waitFor(() => expect(leaveRequests()).toEqual([{ visitId: 'V4' }]));
});

it('nobody leaves the games of another member, who finds them at the next login', async () => {
  await closedInTheMiddle('m-1', 'V5');
  const other = await page('m-2');
  other.render(<Site />);
  await settled();
  expect(other.leaveRequests()).toEqual([]);
  act(() => other.runtime.session.setState(memberSession('m-1'), true));
  await waitFor(() => expect(other.leaveRequests()).toEqual([{ visitId: 'V5' }]));
});

it('a browser without locks leaves a game with its page, and remembers nothing', async () => {
  browserHas(undefined);
  const { leaveRequests, render } = await page('m-1');
  const { unmount } = render(
    <>
      <Site />
      <Game visitId="V6" />
    </>,
  );
  await settled();
  expect(localStorage).toHaveLength(0);
  unmount();
  await waitFor(() => expect(leaveRequests()).toEqual([{ visitId: 'V6' }]));
});
