import type { PushDevice } from '@marquee/contract/calls/push';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, expect, it, test, vi } from 'vitest';
import en from '../../../messages/en.json';
import { PushDevices } from './push-devices';

beforeAll(mockBrowserApis);
afterEach(() => vi.unstubAllGlobals());

const KEY = `B${'a'.repeat(86)}`;
const texts = en.notifications.push;
const device = (change: Partial<PushDevice> = {}): PushDevice => ({
  deviceId: '0b0f3f57-6a3e-4ba5-9a44-2f2b3f1d9a10',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  isCurrent: false,
  addedAt: '2026-11-01T10:00:00.000Z',
  seenAt: '2026-11-02T10:00:00.000Z',
  ...change,
});

interface Browser {
  readonly permission?: NotificationPermission;
  /** What the member answers the browser. */
  readonly answer?: NotificationPermission;
  readonly isSubscribed?: boolean;
  readonly failure?: Error;
}

/** A browser with web push, as far as the panel uses it. */
function stubBrowser({ permission = 'default', answer = 'granted', isSubscribed = false, failure }: Browser) {
  let subscribed = isSubscribed;
  let current = permission;
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: vi.fn(() => Promise.resolve((subscribed = false))),
  };
  const subscribe = vi.fn(() => {
    if (failure) return Promise.reject(failure);
    subscribed = true;
    return Promise.resolve(subscription);
  });
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscribed ? subscription : null) };
  const requestPermission = vi.fn(() => Promise.resolve((current = answer)));
  const workers = {
    register: vi.fn(() => Promise.resolve()),
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve({ pushManager }),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: workers }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return current;
    },
    requestPermission,
  });
  return { subscription, subscribe, requestPermission, workers };
}

async function show(answers: MockAnswers) {
  const shell = await mockShell({ session: mockSession('member'), messages: { member: en }, answers });
  shell.render(<PushDevices />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const sent = ({ calls }: { calls: readonly { id: string; input: unknown }[] }, id: string) =>
  calls.flatMap((call) => (call.id === id ? [call.input] : []));

it('asks for the permission by the member’s click only, and sends what the browser answers', async () => {
  let devices: PushDevice[] = [];
  const { requestPermission, subscribe, workers } = stubBrowser({});
  const { shell, user } = await show({
    'push.devices': () => ({ publicKey: KEY, devices }),
    'push.subscribe': () => {
      devices = [device({ isCurrent: true })];
      return { publicKey: KEY, devices };
    },
  });
  expect(await screen.findByText(texts.state.off)).toBeTruthy();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: texts.turnOn }));
  expect(await screen.findByText(texts.state.on)).toBeTruthy();
  expect(workers.register).toHaveBeenCalledWith('/app-worker.js', { updateViaCache: 'none' });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(sent(shell, 'push.subscribe')).toEqual([
    { endpoint: 'https://push.example/1', p256dh: 'point', auth: 'secret', publicKey: KEY },
  ]);
});

it.each([
  ['denied', texts.state.denied, false],
  ['default', texts.state.off, true],
] as const)('keeps it off where the member answers the browser %s', async (answer, state, canTry) => {
  const { subscribe } = stubBrowser({ answer });
  const { shell, user } = await show({ 'push.devices': { publicKey: KEY, devices: [] } });
  await user.click(await screen.findByRole('button', { name: texts.turnOn }));
  expect(await screen.findByText(state)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: texts.turnOn })).toHaveLength(canTry ? 1 : 0);
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent(shell, 'push.subscribe')).toEqual([]);
});

it.each([
  ['the push service of the browser does not answer', new Error('AbortError'), null],
  ['the site refuses it', undefined, new ApiError('unknown_error')],
])('stays off and says so where %s', async (_what, failure, refusal) => {
  const { subscription } = stubBrowser({ ...(failure && { failure }) });
  const { shell, user } = await show({
    'push.devices': { publicKey: KEY, devices: [] },
    'push.subscribe': () => {
      throw refusal ?? new Error('not reached');
    },
  });
  await user.click(await screen.findByRole('button', { name: texts.turnOn }));
  await waitFor(() => expect(shell.serviceCalls.filter(({ service }) => service === 'toast')).toHaveLength(1));
  expect(screen.getByText(texts.state.off)).toBeTruthy();
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(refusal ? 1 : 0);
});

it('turns this device off in the browser, too, and another one with the site alone', async () => {
  let devices = [
    device({ isCurrent: true }),
    device({ deviceId: '5d1b3f57-6a3e-4ba5-9a44-2f2b3f1d9a10', userAgent: 'iPhone Safari/1' }),
  ];
  const { subscription } = stubBrowser({ permission: 'granted', isSubscribed: true });
  const { shell, user } = await show({
    'push.devices': () => ({ publicKey: KEY, devices }),
    'push.renew': { isOn: true },
    'push.unsubscribe': ({ deviceId }: { deviceId: string }) => {
      devices = devices.filter((one) => one.deviceId !== deviceId);
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Safari · iOS' }));
  await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: texts.turnOff }));
  expect(await screen.findByText(texts.state.off)).toBeTruthy();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(sent(shell, 'push.unsubscribe')).toHaveLength(2);
});

test('what somebody else has turned on in this browser is off, and its subscription ends', async () => {
  const { subscription } = stubBrowser({ permission: 'granted', isSubscribed: true });
  const { shell } = await show({ 'push.devices': { publicKey: KEY, devices: [] }, 'push.renew': { isOn: false } });
  expect(await screen.findByText(texts.state.off)).toBeTruthy();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(sent(shell, 'push.renew')).toEqual([{ endpoint: 'https://push.example/1' }]);
});

test.each([
  ['a browser without web push', 'Mozilla/5.0 (X11; Linux) Firefox/140', texts.state.unsupported, 0],
  ['a phone of Apple', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604', texts.state.needsApp, 1],
])('%s says what it can, and offers no switch', async (_what, userAgent, state, links) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, {}));
  Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  await show({ 'push.devices': { publicKey: KEY, devices: [] } });
  expect(await screen.findByText(state)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link', { name: texts.install })).toHaveLength(links);
});

test('a browser in which it was refused says how to undo that', async () => {
  stubBrowser({ permission: 'denied' });
  await show({ 'push.devices': { publicKey: KEY, devices: [device()] } });
  expect(await screen.findByText(texts.state.denied)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.remove]);
});
