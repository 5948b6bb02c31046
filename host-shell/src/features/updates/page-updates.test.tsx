import { FederationContext, type Federation } from '@marquee/kit/host';
import { subscribeToNotices } from '@marquee/ui';
import { act, mockBoot, mockShell } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import popupTexts from '../../popup-messages/en.json';
import { english } from '../../messages/english.fixture';
import { PageUpdates } from './page-updates';

async function setUp() {
  const shell = await mockShell({ messages: { shell: { ...english, ...popupTexts } } });
  let boot = mockBoot();
  const listeners = new Set<() => void>();
  const federation = {
    boot: () => boot,
    navigated: vi.fn<() => void>(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies Partial<Federation>;
  let navigate: (pathname: string) => void = () => undefined;
  function Page() {
    const [pathname, setPathname] = useState('/');
    navigate = (to) => act(() => setPathname(to));
    return <PageUpdates pathname={pathname} />;
  }
  shell.render(
    <FederationContext value={federation as Partial<Federation> as Federation}>
      <Page />
    </FederationContext>,
  );
  const notices = vi.fn();
  const stop = subscribeToNotices(notices);
  const release = (version: string) =>
    act(() => {
      boot = { ...boot, shell: { ...boot.shell, version } };
      for (const listener of listeners) listener();
    });
  return { federation, notices, release, stop, navigate: (to: string) => navigate(to) };
}

describe('an open page', () => {
  it('lets new releases take effect at each navigation', async () => {
    const { federation, navigate, stop } = await setUp();
    federation.navigated.mockClear();
    navigate('/');
    expect(federation.navigated).not.toHaveBeenCalled();
    navigate('/rng');
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
