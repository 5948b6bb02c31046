import type { PointGood } from '@marquee/contract/calls/points';
import { exampleValue } from '@marquee/contract/openapi/examples';
import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import PointsMallPage from './points-mall.page';

const [example] = exampleValue('points.rewards').content as [PointGood];
const good = (change: Partial<PointGood> = {}): PointGood => ({ ...example, stock: 5, ...change });
const phone = good({ rewardId: '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f11', name: 'Phone', points: 250_000, stock: 90 });
const pageOf = <Entry extends object>(...content: Entry[]) => ({
  content,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});
const config = exampleValue('points.config');
config.exchange.push({ points: 10_000, amount: '110.00' });
const rejected = { ...exampleValue('points.redeem'), status: 'rejected', remark: 'Sold out' } as const;

async function renderMall(state: 'guest' | 'member', answers: MockAnswers = {}, path = '/pointMall') {
  const shell = await mockShell({
    ...(state === 'member' && { session: mockSession(state) }),
    messages: { promotions: en },
    path,
    answers: {
      'points.rewards': pageOf(good(), phone),
      'points.config': config,
      'points.redeemList': pageOf(rejected),
      'withdrawPassword.state': { isSet: true, digits: 6, lockedUntil: null },
      ...answers,
    },
  });
  shell.render(<PointsMallPage />);
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const redeemButton = () => screen.findByRole('button', { name: 'Redeem Enamel mug' });

it('shows guests what there is, and asks them to log in', async () => {
  const { shell, requestsOf, user } = await renderMall('guest');
  await user.click(await redeemButton());
  expect(shell.serviceCalls).toContainEqual({ service: 'openModal', values: ['loginPopupModal'] });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    en.points.tab.rewards,
    en.points.tab.rules,
  ]);
  expect(requestsOf('points.balance')).toEqual([]);
});

it('shows what the points are worth, and how far they are from each reward', async () => {
  await renderMall('member');
  expect(await screen.findByText('7,800')).toBeTruthy();
  expect(await screen.findByText(/Worth ৳.?78\.00/)).toBeTruthy();
  expect(await screen.findByRole('progressbar', { name: '242,200 more points' })).toBeTruthy();
  expect(screen.getByText('Only 5 left')).toBeTruthy();
  expect(screen.getByText('+42 from play, added at the end of the day')).toBeTruthy();
});

it('redeems with address, mobile number and withdraw password, each asked for', async () => {
  const { requestsOf, user } = await renderMall('member');
  await user.click(await redeemButton());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: en.points.redeem.open }));
  for (const fault of [en.points.redeem.fault.address, en.points.redeem.fault.mobile, en.points.password.missing])
    expect(await dialog.findByText(fault)).toBeTruthy();
  expect(requestsOf('points.redeem')).toEqual([]);
  await user.type(dialog.getByLabelText(/Delivery address/), '1 River Road');
  await user.type(dialog.getByLabelText(/Mobile number/), '+8801712345678');
  await user.type(dialog.getByLabelText(/Withdraw password/), '402817');
  await user.click(dialog.getByRole('button', { name: en.points.redeem.open }));
  await waitFor(() =>
    expect(requestsOf('points.redeem')).toEqual([
      {
        rewardId: good().rewardId,
        points: 1_500,
        quantity: 1,
        address: '1 River Road',
        mobileNum: '+8801712345678',
        withdrawPassword: '402817',
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends a member without a withdraw password to where it is set', async () => {
  const { user } = await renderMall('member', {
    'withdrawPassword.state': { isSet: false, digits: 6, lockedUntil: null },
  });
  await user.click(await redeemButton());
  const link = await screen.findByRole('link', { name: en.points.password.set });
  expect(link.getAttribute('href')).toBe('/member/withdrawal');
});

it('converts at the rate of the row that the points reach, with the rules that it showed', async () => {
  const { requestsOf, user } = await renderMall('member');
  const open = await screen.findByRole('button', { name: en.points.convert.open });
  await waitFor(() => expect(open).toHaveProperty('disabled', false));
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog'));
  const points = await dialog.findByLabelText(/^Points/);
  await user.clear(points);
  await user.type(points, '999');
  await user.tab();
  expect(await dialog.findByText('Enter at least 1,000 points.')).toBeTruthy();
  await user.clear(points);
  await user.type(points, '5000');
  await user.type(dialog.getByLabelText(/Withdraw password/), '402817');
  await user.click(await dialog.findByRole('button', { name: /Get ৳.?50\.00/ }));
  await waitFor(() =>
    expect(requestsOf('points.convert')).toEqual([{ points: 5_000, version: 1, withdrawPassword: '402817' }]),
  );
});

it('shows the remark of a rejected redeem in the history that the address opens', async () => {
  await renderMall('member', {}, '/pointMall?tab=history');
  expect(await screen.findByText('Remark: Sold out')).toBeTruthy();
  expect(screen.getByText('01J9ZQ8B3V6KD')).toBeTruthy();
});
