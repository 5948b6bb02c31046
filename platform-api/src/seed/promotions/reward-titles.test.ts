import { LANGUAGES } from '@marquee/contract/languages';
import { parseAmount } from '@marquee/contract/money';
import { LEDGER_SCALE } from '@marquee/contract/amount';
import { expect, it } from 'vitest';
import { promotionsOf } from './seed-promotions';

const zalo = promotionsOf('meridian', new Date(0)).find(
  ({ terms: { rules } }) => rules.trigger.kind === 'social' && rules.trigger.network === 'Zalo',
);
const reward = zalo?.terms.rules.reward;
const amount = reward && 'amount' in reward && reward.amount.kind === 'fixed' ? reward.amount.amount : undefined;
const thousands = Number(parseAmount(String(amount)) / (1_000n * LEDGER_SCALE));

it('pays at Meridian what the specification says of Zalo', () => {
  expect(amount).toBe('131000.00');
  expect(promotionsOf('sundarban', new Date(0)).some(({ id }) => id === zalo?.id)).toBe(false);
});

it.each(LANGUAGES)('says in the title in %s how much the rules pay', (language) => {
  const title = zalo?.terms.texts[language]?.title;
  const expected = language === 'bn' ? `${new Intl.NumberFormat('bn-BD').format(thousands)} হাজার` : `${thousands}K`;
  expect(title).toContain(expected);
});
