import { exampleValue } from '@marquee/contract/openapi/examples';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../messages/en.json';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { MyTickets } from './my-tickets';
import { useOfficialTexts } from './use-official-texts';

const rules = lotteryRules('vn-north');
const ticket = { status: 'won', stake: '1000.00', payout: '99000.00', lines: null, lineCount: 3 };

function Page() {
  return <MyTickets gameCode="VN_NORTH" rules={rules} texts={useOfficialTexts()} />;
}

it('shows what a ticket won in the currency of the brand', async () => {
  const orders = exampleValue('lottery.orders');
  const content = orders.content.slice(0, 1).map((order) => ({ ...order, ...ticket }));
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { [LOTTERY_MESSAGES]: messages },
    answers: { 'lottery.orders': { ...orders, content } as never },
  });
  shell.render(<Page />);
  expect(await screen.findByText('+৳99,000.00')).toBeTruthy();
});
