import type { Announcement } from '@marquee/contract/entities/content';
import { changeLanguage } from '@marquee/kit/host';
import { act, fireEvent, mockSession, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';
import { holdPopups, markFirstLogin, releasePopups } from './popup-audience';
import { useAnnouncementPopup } from './use-announcement-popup';

const announcement = (id: number, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  groupName: 'popup',
  title: `Notice ${id}`,
  content: `<p>Text ${id}</p>`,
  execution: 'B',
  promotionType: null,
  announcementImages: [],
  publishedAt: '2026-01-02T03:04:05.000Z',
  expiresAt: null,
  ...changes,
});
const answerWith = (popup: readonly Announcement[]) => ({
  'content.announcements': () => ({ banners: [], player: [], promotion: [], headline: [], popup: [...popup] }),
});

function Popup({ pathname = '/' }: { readonly pathname?: string }) {
  useAnnouncementPopup(pathname);
  return null;
}
async function visit(part: SitePart = {}, pathname = '/', count = 1) {
  const popup = Array.from({ length: count }, (_, index) => announcement(index + 1));
  const site = await showSitePart(
    <>
      <Popup pathname={pathname} />
      <ModalHost />
    </>,
    { answers: answerWith(popup), ...part },
  );
  fireEvent.scroll(window);
  return site;
}
const popup = () => screen.findByRole('dialog', { name: 'Announcements' });
const leave = () => {
  for (const { key } of modals.stack()) modals.removed(key);
};
type Calls = Awaited<ReturnType<typeof visit>>['shell']['calls'];
const requests = (calls: Calls) => calls.filter(({ id }) => id === 'content.announcements').length;
/** A visit of a minute, on a fake clock. */
async function longVisit(...visitor: Parameters<typeof visit>) {
  vi.useFakeTimers();
  try {
    const { shell } = await visit(...visitor);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    return { requests: requests(shell.calls), open: modals.stack().map(({ id }) => id) };
  } finally {
    vi.useRealTimers();
  }
}
const CLOSED = { requests: 0, open: [] };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  releasePopups();
  act(leave);
  sessionStorage.clear();
});

describe('the announcement popup', () => {
  it('opens once for a visitor and once more for who signs in, however often the page is loaded', async () => {
    await visit();
    await popup();
    act(leave);
    expect(await longVisit()).toEqual(CLOSED);
    const signedIn = await visit({ state: 'member' });
    await popup();
    expect(signedIn.shell.calls[0]).toMatchObject({ id: 'content.announcements', input: { types: 'PL,PU,H' } });
    act(leave);
    expect(await longVisit({ state: 'member' })).toEqual(CLOSED);
  });

  it('waits after a registration until the member comes back to the home page', async () => {
    holdPopups();
    expect(await longVisit({ state: 'member' })).toEqual(CLOSED);
    await visit({ state: 'member' }, '/rng');
    await visit({ state: 'member' });
    await popup();
  });

  it('is asked for those of a first login after one, else for those of the session', async () => {
    const { shell } = await visit({ state: 'member' });
    await popup();
    expect(shell.calls[0]?.input).not.toHaveProperty('execution');
    act(leave);
    sessionStorage.clear();
    markFirstLogin();
    const first = await visit({ state: 'member' });
    await popup();
    expect(first.shell.calls[0]?.input).toMatchObject({ execution: 'F' });
  });

  it('is read again when somebody logs in on the page, and in another language', async () => {
    const { shell } = await visit();
    await popup();
    act(leave);
    act(() => shell.runtime.session.setState(mockSession('member'), true));
    await popup();
    act(leave);
    const before = shell.calls.length;
    sessionStorage.clear();
    await act(() => changeLanguage('bn'));
    await waitFor(() => expect(shell.calls.slice(before)).toMatchObject([{ input: { language: 'bn' } }]));
    await act(() => changeLanguage('en'));
  });

  it.each(['/login', '/register', '/reset-password'])('leaves %s to the popup of the address', async (address) => {
    expect(await longVisit({}, address)).toEqual(CLOSED);
  });

  it('stays away from other pages than home, and never covers another popup', async () => {
    expect(await longVisit({}, '/rng')).toEqual(CLOSED);
    modals.open('real-account-needed', {});
    expect(await longVisit()).toEqual({ requests: 1, open: ['real-account-needed'] });
  });

  it('lists nine a page, the chosen one beside them with its text, pictures in order and its time', async () => {
    const pictures = [
      { url: '/second.svg', sequence: 2 },
      { url: '/first.svg', sequence: 1 },
    ];
    const items = Array.from({ length: 11 }, (_, index) => announcement(index + 1, { announcementImages: pictures }));
    await visit({ answers: answerWith(items) });
    const dialog = within(await popup());
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(9));
    const user = userEvent.setup();
    await user.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: /^Notice 11/ }));
    const detail = within(dialog.getByRole('article'));
    expect(detail.getByText('Text 11')).toBeTruthy();
    expect(detail.getByRole('time').textContent).toBe('2026-01-02 09:04:05');
    expect(detail.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toEqual([
      '/first.svg',
      '/second.svg',
    ]);
  });
});
