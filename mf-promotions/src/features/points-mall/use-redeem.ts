import type { PointGood } from '@marquee/contract/calls/points';
import { refreshCall, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useForm, useWatch } from 'react-hook-form';
import { FIELD_OF_PASSWORD, refreshPoints } from './password-refusals';

const MOBILE = /^\+?\d[\d -]{4,18}\d$/;

interface RedeemValues {
  readonly quantity: number;
  readonly address: string;
  readonly mobileNum: string;
  readonly withdrawPassword: string;
}

/** State of the form. A repeated click is the same redeem: the call keeps its key until it has succeeded. */
export function useRedeem({ rewardId, name, points, delivery }: PointGood, onDone: () => void) {
  const t = useMessages('promotions');
  const { toast } = useShell();
  const redeem = useCallMutation('points.redeem');
  const form = useForm<RedeemValues>({
    mode: 'onTouched',
    defaultValues: { quantity: 1, address: '', mobileNum: '', withdrawPassword: '' },
  });
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const { submit, failure, isPending } = useFormSubmit(
    form,
    async (values) => {
      await redeem.mutateAsync({ rewardId, points, ...values });
      toast({ kind: 'success', message: t('points.redeem.done', { name }) });
      refreshPoints();
      onDone();
    },
    {
      fieldOf: FIELD_OF_PASSWORD,
      onRefusal({ code }) {
        form.resetField('withdrawPassword');
        void refreshCall('withdrawPassword.state');
        // What the card shows is no longer true.
        if (code.startsWith('good_')) refreshPoints();
        return false;
      },
    },
  );
  const { errors } = form.formState;
  const checks = {
    address: (text: string) => delivery === 'digital' || text.trim() !== '' || t('points.redeem.fault.address'),
    mobileNum: (text: string) => MOBILE.test(text.trim()) || t('points.redeem.fault.mobile'),
  };
  return {
    quantity,
    chooseQuantity: (count: number) => form.setValue('quantity', count, { shouldDirty: true }),
    field: (field: keyof typeof checks) => ({
      ...form.register(field, { validate: checks[field] }),
      error: errors[field]?.message,
    }),
    password: form.register('withdrawPassword', {
      validate: (password) => password !== '' || t('points.password.missing'),
    }),
    passwordError: errors.withdrawPassword?.message,
    failure,
    isPending,
    submit,
  };
}
