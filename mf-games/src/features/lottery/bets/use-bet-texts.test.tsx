import { lotteryRules } from '@marquee/contract/lottery/rules';
import { mockBrowserApis, mockShell, screen } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import { useBetTexts } from './use-bet-texts';

beforeAll(mockBrowserApis);

const MARK_SIX = lotteryRules('mark-six');

function Animals({ issue }: { readonly issue: string }) {
  const { outcome } = useBetTexts(MARK_SIX, 'ZY', issue);
  return <p>{[outcome('z01'), outcome('z02'), outcome('07')].join(' | ')}</p>;
}

it.each([
  ['202702050001', 'Horse (01 13 25 37 49) | Snake (02 14 26 38) | 07'],
  ['202702060001', 'Goat (01 13 25 37 49) | Horse (02 14 26 38) | 07'],
  ['203301310001', '01 13 25 37 49 | 02 14 26 38 | 07'],
])('names the animals of Mark Six by the lunar year of issue %s', async (issue, names) => {
  const shell = await mockShell({ messages: { [LOTTERY_MESSAGES]: english } });
  shell.render(<Animals issue={issue} />);
  expect(await screen.findByText(names)).toBeTruthy();
});
