import { act, fireEvent, screen } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { InstallButton } from './install-button';
import { keepInstallOffer } from './install-offer';

let stop: () => void;
beforeEach(() => {
  stop = keepInstallOffer();
});
afterEach(() => stop());

function offerInstall(prompt: () => Promise<unknown>): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}
const button = () => screen.queryByRole('button', { name: 'Install now' });

it('is shown for an offer that came before its place was opened, in place of the browser’s banner', async () => {
  const event = offerInstall(() => Promise.resolve());
  await showSitePart(<InstallButton />);
  expect(event.defaultPrevented).toBe(true);
  expect(button()).not.toBeNull();
});

it('asks once, and goes: nobody is asked again who said no', async () => {
  const prompt = vi.fn(() => Promise.reject(new Error('closed')));
  await showSitePart(<InstallButton />);
  expect(button()).toBeNull();
  offerInstall(prompt);
  fireEvent.click(screen.getByRole('button', { name: 'Install now' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
});

it('goes once the site is installed', async () => {
  await showSitePart(<InstallButton />);
  offerInstall(() => Promise.resolve());
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(button()).toBeNull();
});
