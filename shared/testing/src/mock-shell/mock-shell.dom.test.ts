import type { ShellServices } from '@marquee/kit';
import type { KitRuntime } from '@marquee/kit/host';
import { expect, it } from 'vitest';
import { mockShell } from './mock-shell';

/** The compiler refuses these when a name is missing or too many. */
const services: Record<keyof ShellServices, true> = {
  openModal: true,
  closeModal: true,
  toast: true,
  confirm: true,
  navigate: true,
  setTitle: true,
  logout: true,
  settings: true,
  prefetch: true,
  track: true,
};
const parts: Record<keyof KitRuntime, true> = {
  boot: true,
  client: true,
  session: true,
  bus: true,
  queryClient: true,
  shell: true,
};

it('has exactly the surface of the real shell', async () => {
  const { runtime } = await mockShell();
  expect(Object.keys(runtime.shell).sort()).toEqual(Object.keys(services).sort());
  expect(Object.keys(runtime).sort()).toEqual(Object.keys(parts).sort());
});

it('records service calls and answers from its table', async () => {
  const shell = await mockShell({ answers: { 'games.favouriteIds': [3] }, confirms: false });
  shell.runtime.shell.openModal('loginPopupModal');
  expect(await shell.runtime.shell.confirm({ title: 'a', message: 'b', confirmLabel: 'c', cancelLabel: 'd' })).toBe(
    false,
  );
  expect(shell.serviceCalls.map(({ service }) => service)).toEqual(['openModal', 'confirm']);
  expect(await shell.runtime.client.call('games.favouriteIds', {})).toEqual([3]);
  await expect(shell.runtime.client.call('games.menus', {})).rejects.toMatchObject({ code: 'not_found' });
});
