import { amountFault } from '@marquee/contract/amount';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { FieldPath } from 'react-hook-form';
import type { PromotionForm, PromotionValues } from './use-promotion-form';

/** Text fields and amounts of the form, with the reason of a fault beside them. */
export function useFieldChecks(form: PromotionForm) {
  const t = useMessages('console');
  /** A field of several parts has no message of its own. */
  const faultOf = (name: FieldPath<PromotionValues>): string | undefined => {
    const message: unknown = form.getFieldState(name, form.formState).error?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return {
    /**
     * @param pattern of what may be entered
     * @param fault says what may be entered
     */
    text: (name: FieldPath<PromotionValues>, pattern: RegExp, fault = t('required')) => ({
      ...form.register(name, {
        validate: (value) => pattern.test(typeof value === 'string' ? value.trim() : '') || fault,
      }),
      error: faultOf(name),
    }),
    checkAmount: (amount: string) => (amountFault(amount) === null ? undefined : t('fault.amount')),
    checkOptionalAmount: (amount: string) =>
      amount === '' || amountFault(amount) === null ? undefined : t('fault.amount'),
  };
}
