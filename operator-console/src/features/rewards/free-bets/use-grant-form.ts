import { amountFault } from '@marquee/contract/amount';
import { FREE_BETS_MAX, FREE_BETS_MAX_DAYS } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { createOpenIntent, newUuid } from '@marquee/kit/query/intent-key';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isWhole } from '../../../lib/forms/form-values';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import type { OfferedGame } from './game-choice';
import { useGrantChange } from './use-grant-change';

const DAY_MS = 86_400_000;
const STANDARD_DAYS = 7;

interface GrantValues {
  readonly brand: string;
  readonly game: OfferedGame | null;
  readonly account: string;
  readonly bets: string;
  readonly stake: string;
  /** ISO 8601. */
  readonly end: string;
  readonly reason: string;
}

const isEnd = (text: string): boolean => {
  const ms = new Date(text).getTime() - Date.now();
  return ms > 0 && ms < FREE_BETS_MAX_DAYS * DAY_MS;
};

const valuesOf = (brand: string): GrantValues => ({
  brand,
  game: null,
  account: '',
  bets: '10',
  stake: '',
  end: new Date(Date.now() + STANDARD_DAYS * DAY_MS).toISOString(),
  reason: '',
});

/** The form of a grant of free bets. @param onDone after the vendor has granted it, or has not answered */
export function useGrantForm(brands: readonly string[], onDone: () => void) {
  const t = useMessages('console');
  // The same grant again is the same intent: the vendor grants it once.
  const [intent] = useState(() => createOpenIntent(newUuid));
  const change = useGrantChange('freeBets.grant', ({ state }) => {
    if (state !== 'refused') onDone();
  });
  const consoleForm = useConsoleForm<GrantValues>(valuesOf(brands[0] ?? ''), async ({ game, bets, end, ...values }) => {
    if (!game) return;
    const grant = {
      ...values,
      account: values.account.trim(),
      nodeId: game.nodeId,
      bets: Number(bets),
      endsAt: end,
    };
    const grantId = intent.keyOf(grant);
    await change.mutateAsync({ grantId, ...grant });
    intent.settle(grantId);
  });
  const { form } = consoleForm;
  const [brand, game] = useWatch({ control: form.control, name: ['brand', 'game'] });
  const checks = {
    account: (text: string) => text.trim() !== '' || t('freeBets.fault.account'),
    bets: (text: string) => isWhole(text, 1, FREE_BETS_MAX) || t('freeBets.fault.bets'),
  };
  form.register('game', { validate: (value) => value !== null || t('freeBets.gameFault') });
  return {
    ...consoleForm,
    brand,
    chooseBrand(code: string) {
      form.setValue('brand', code);
      form.setValue('game', null);
    },
    game,
    chooseGame(selected: OfferedGame) {
      form.setValue('game', selected, { shouldValidate: true });
      form.setValue('stake', selected.minBet);
    },
    field: (name: keyof typeof checks) => ({
      ...form.register(name, { validate: checks[name] }),
      error: form.formState.errors[name]?.message,
    }),
    checkEnd: (end: string) => (isEnd(end) ? undefined : t('freeBets.fault.end')),
    checkStake: (stake: string) => (amountFault(stake) === null ? undefined : t('freeBets.fault.stake')),
  };
}
