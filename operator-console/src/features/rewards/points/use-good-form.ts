import { amountFault } from '@marquee/contract/amount';
import type { AdminPointGood } from '@marquee/contract/calls/points-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { useState } from 'react';
import type { Names } from '../../../lib/forms/names-fields';
import { namesOf } from '../../../lib/forms/form-values';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { useRevision } from '../../../lib/revision/use-revision';
import { useChange } from '../../../lib/forms/use-change';

interface GoodValues extends Pick<AdminPointGood, 'brand' | 'picture' | 'delivery' | 'enabled' | 'amountRequirement'> {
  readonly names: Names;
  readonly descriptions: Names;
  readonly points: string;
  readonly stockChange: string;
  /** Empty: any number. */
  readonly perMember: string;
  readonly vipLevel: string;
  readonly reason: string;
}

const valuesOf = (good: AdminPointGood | null, brand: string): GoodValues => ({
  brand: good?.brand ?? brand,
  names: good?.names ?? {},
  descriptions: good?.descriptions ?? {},
  picture: good?.picture ?? 'gift-card',
  delivery: good?.delivery ?? 'shipped',
  points: String(good?.points ?? ''),
  stockChange: good ? '0' : '',
  perMember: String(good?.perMember ?? ''),
  vipLevel: String(good?.vipLevel ?? 0),
  amountRequirement: good?.amountRequirement ?? '0.00',
  enabled: good?.enabled ?? true,
  reason: '',
});

const isNumber = (text: string, pattern: RegExp): boolean => pattern.test(text.trim());

/** The form of goods. @param good null for new ones */
export function useGoodForm(good: AdminPointGood | null, brands: readonly string[], onDone: () => void) {
  const t = useMessages('console');
  const [rewardId] = useState(() => good?.rewardId ?? newUuid());
  const change = useChange('pointsAdmin.saveGood', () => t('points.saved'), onDone);
  const revision = useRevision(good?.revision ?? null);
  const consoleForm = useConsoleForm<GoodValues>(
    valuesOf(good, brands[0] ?? ''),
    ({ points, stockChange, perMember, vipLevel, amountRequirement, names, descriptions, ...values }) =>
      revision.send((base) =>
        change.mutateAsync({
          ...values,
          revision: base,
          rewardId,
          names: namesOf(names),
          descriptions: namesOf(descriptions),
          points: Number(points),
          stockChange: Number(stockChange),
          perMember: perMember.trim() === '' ? null : Number(perMember),
          vipLevel: Number(vipLevel),
          amountRequirement: amountRequirement || '0.00',
        }),
      ),
  );
  const { form } = consoleForm;
  const checks = {
    points: (text: string) => isNumber(text, /^[1-9]\d{0,8}$/) || t('fault.whole', { least: 1, most: 999_999_999 }),
    stockChange: (text: string) => isNumber(text, /^-?\d{1,6}$/) || t('fault.signedWhole', { most: 999_999 }),
    perMember: (text: string) =>
      text.trim() === '' || isNumber(text, /^[1-9]\d{0,2}$/) || t('fault.whole', { least: 1, most: 999 }),
    vipLevel: (text: string) => isNumber(text, /^(1?\d|20)$/) || t('fault.whole', { least: 0, most: 20 }),
  };
  return {
    consoleForm,
    revision,
    field: (name: keyof typeof checks) => ({
      ...form.register(name, { validate: checks[name] }),
      error: form.formState.errors[name]?.message,
    }),
    checkPlay: (amount: string) =>
      amount === '' || amount === '0.00' || amountFault(amount) === null ? undefined : t('fault.amount'),
  };
}
