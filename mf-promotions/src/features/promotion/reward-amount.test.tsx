import { LANGUAGES } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { mockBoot, mockShell, screen, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import type en from '../../messages/en.json';
import { detail } from './promotion.fixture';
import { PromotionPanel } from './promotion-panel';

const messagesIn = async (language: string) =>
  ((await import(`../../messages/${language}.json`)) as { readonly default: typeof en }).default;

/** The reward of a social network, as Meridian pays it. */
const social = detail({
  title: 'Zalo',
  rules: {
    ...detail().rules,
    trigger: { kind: 'social', network: 'Zalo', address: 'https://zalo.me/', images: 1, isRemarkRequired: false },
    reward: { kind: 'cash', amount: { kind: 'fixed', amount: '131000.00' }, wageringTimes: 1 },
  },
});

it.each(LANGUAGES)('names the reward of a social network in %s, in the money of the brand', async (language) => {
  const messages = await messagesIn(language);
  const { brand } = mockBoot();
  const shell = await mockShell({
    boot: { language, brand: { ...brand, currency: 'VND', currencySymbol: '₫' } },
    messages: { promotions: messages },
  });
  shell.render(<PromotionPanel promotion={social} />);
  const panel = within(screen.getByRole('complementary', { name: messages.promotion.progress.title }));
  expect(panel.getByText(messages.promotion.reward.kind.cash)).toBeTruthy();
  expect(panel.getByText(formatMoney('131000.00', { language, symbol: '₫' }))).toBeTruthy();
});
