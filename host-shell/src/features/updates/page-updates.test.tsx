import { FederationContext, type Federation } from '@marquee/kit/host';
import { subscribeToNotices } from '@marquee/ui';
import { act, mockBoot, mockShell } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../../lib/modals/modal-store';
import popupTexts from '../../popup-messages/en.json';
import { english } from '../../messages/english.fixture';
import { PageUpdates } from './page-updates';

async function setUp() {
  const shell = await mockShell({ messages: { shell: { ...english, ...popupTexts } } });
  let boot = mockBoot();
  let isForced = false;
  const listeners = new Set<() => void>();
  const federation = {
    boot: () => boot,
    needsReload: () => isForced,
    navigated: vi.fn<() => void>(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies Partial<Federation>;
  let navigate: (address: string) => void = () => undefined;
  const reload = vi.fn<() => void>();
  function Page() {
    const [location, setLocation] = useState({ pathname: '/', search: '', key: '0' });
    navigate = (to) => {
      const { pathname, search } = new URL(to, 'http://brand.localhost');
      act(() => setLocation(({ key }) => ({ pathname, search, key: `${Number(key) + 1}` })));
    };
    return <PageUpdates location={location} reload={reload} />;
  }
  shell.render(
    <FederationContext value={federation as Partial<Federation> as Federation}>
      <Page />
    </FederationContext>,
  );
  const notices = vi.fn();
  const stop = subscribeToNotices(notices);
  const notifyPage = () =>
    act(() => {
      for (const listener of listeners) listener();
    });
  const release = (version: string) => {
    boot = { ...boot, shell: { ...boot.shell, version } };
    notifyPage();
  };
  const force = () => {
    isForced = true;
    notifyPage();
  };
  return { federation, notices, release, force, reload, stop, navigate: (to: string) => navigate(to) };
}

describe('an open page', () => {
  it('lets new releases take effect at each navigation', async () => {
    const { federation, navigate, stop } = await setUp();
    federation.navigated.mockClear();
    navigate('/rng');
    expect(federation.navigated).toHaveBeenCalledOnce();
    stop();
  });

  it('takes up new releases when its own address is asked for again, as with the logo on the home page', async () => {
    const { federation, navigate, stop } = await setUp();
    federation.navigated.mockClear();
    navigate('/');
    expect(federation.navigated).toHaveBeenCalledOnce();
    stop();
  });

  it('keeps its parts while only the query changes, as a filter does', async () => {
    const { federation, navigate, stop } = await setUp();
    navigate('/rng');
    federation.navigated.mockClear();
    navigate('/rng?vendor=2');
    navigate('/rng?vendor=3');
    expect(federation.navigated).not.toHaveBeenCalled();
    navigate('/?vendor=3');
    expect(federation.navigated).toHaveBeenCalledOnce();
    stop();
  });

  it('offers a reload once when the shell is newer than its own', async () => {
    const { notices, release, navigate, stop } = await setUp();
    expect(notices).not.toHaveBeenCalled();
    release('9.9.9');
    navigate('/rng');
    expect(notices).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: 'A new version of this site is available.',
        action: expect.objectContaining({ label: 'Reload page' }) as unknown,
      }),
    );
    stop();
  });
});

describe('an open page whose release an operator forces', () => {
  const answer = vi.fn<typeof fetch>();
  beforeEach(() => {
    answer.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(mockBoot()))));
    vi.stubGlobal('fetch', answer);
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('reloads without a word when nobody uses it', async () => {
    const { notices, force, reload, stop } = await setUp();
    await wait(6_000);
    force();
    await wait(1_000);
    expect(reload).toHaveBeenCalled();
    expect(notices).not.toHaveBeenCalled();
    stop();
  });

  it('waits while a dialog is open, and offers the reload once', async () => {
    const { notices, force, reload, stop } = await setUp();
    await wait(6_000);
    act(() => modals.openByName('helpModal'));
    force();
    await wait(60_000);
    expect(reload).not.toHaveBeenCalled();
    expect(notices).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: 'This site has been updated',
        action: expect.objectContaining({ label: 'Reload page', onSelect: reload }) as unknown,
      }),
    );
    act(() => modals.removed(modals.stack()[0]?.key ?? 0));
    await wait(1_000);
    expect(reload).toHaveBeenCalled();
    stop();
  });

  it('stays as it is while the server does not answer', async () => {
    const { force, reload, stop } = await setUp();
    await wait(6_000);
    answer.mockRejectedValueOnce(new TypeError('no network'));
    force();
    await wait(1_000);
    expect(reload).not.toHaveBeenCalled();
    await wait(1_000);
    expect(reload).toHaveBeenCalled();
    stop();
  });
});
