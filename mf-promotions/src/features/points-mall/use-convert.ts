import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { worthOfPoints } from '@marquee/contract/points';
import { readTypedWhole } from '@marquee/contract/typed-amount';
import { refreshCall, useCallMutation, useFormat, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useForm, useWatch } from 'react-hook-form';
import { FIELD_OF_PASSWORD, refreshPoints } from './password-refusals';

interface ConvertValues {
  readonly points: string;
  readonly withdrawPassword: string;
}

/** State of the form. A repeated click is the same conversion: the call keeps its key until it has succeeded. */
export function useConvert(available: number, { version, exchange }: CallValue<'points.config'>, onDone: () => void) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const { toast } = useShell();
  const convert = useCallMutation('points.convert');
  const form = useForm<ConvertValues>({
    mode: 'onTouched',
    defaultValues: { points: String(available), withdrawPassword: '' },
  });
  const rates = exchange.map(({ points, amount }) => ({ points, amount: parseAmount(amount) }));
  const minimum = exchange[0]?.points ?? 0;
  const typed = readTypedWhole(useWatch({ control: form.control, name: 'points' }));
  const worth = typed === null || typed > available ? null : worthOfPoints(typed, rates);
  const { submit, failure, isPending } = useFormSubmit(
    form,
    async ({ points, withdrawPassword }) => {
      const { amount } = await convert.mutateAsync({ points: readTypedWhole(points) ?? 0, version, withdrawPassword });
      toast({ kind: 'success', message: t('points.convert.done', { amount: money(amount ?? '0') }) });
      refreshPoints();
      void refreshCall('wallets.balance');
      onDone();
    },
    {
      fieldOf: { ...FIELD_OF_PASSWORD, points_insufficient: 'points', points_below_minimum: 'points' },
      onRefusal() {
        form.resetField('withdrawPassword');
        void refreshCall('withdrawPassword.state');
        refreshPoints();
        return false;
      },
    },
  );
  const { errors } = form.formState;
  const checkPoints = (text: string) => {
    const points = readTypedWhole(text);
    if (points === null) return t('points.convert.fault.number');
    if (points < minimum) return t('points.convert.fault.minimum', { count: minimum, points: number(minimum) });
    return points <= available || t('points.convert.fault.available', { count: available, points: number(available) });
  };
  return {
    minimum,
    worth: worth === null ? null : formatAmount(worth),
    points: form.register('points', { validate: checkPoints }),
    pointsError: errors.points?.message,
    password: form.register('withdrawPassword', {
      validate: (password) => password !== '' || t('points.password.missing'),
    }),
    passwordError: errors.withdrawPassword?.message,
    failure,
    isPending,
    submit,
  };
}
