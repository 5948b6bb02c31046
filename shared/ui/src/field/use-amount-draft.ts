import { readTypedAmount, typedAmount, UNREADABLE_AMOUNT } from '@marquee/contract/typed-amount';
import { type ChangeEvent, useState } from 'react';

/**
 * The text of an input that takes an amount in the digits and separators of a locale: what is typed stays as it is typed,
 * while the form holds the amount that it means, `UNREADABLE_AMOUNT` where it means none.
 * @param amount decimal string, empty when nothing is entered
 * @param locale as `formatLocale` gives it
 * @returns props of the input
 */
export function useAmountDraft(amount: string, onAmountChange: (amount: string) => void, locale: string) {
  const [draft, setDraft] = useState({ text: typedAmount(amount, locale), amount });
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    // An amount that came from elsewhere, such as a preset, replaces what was typed.
    value: draft.amount === amount ? draft.text : typedAmount(amount, locale),
    ...(amount === UNREADABLE_AMOUNT && { 'aria-invalid': true }),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const typed = readTypedAmount(event.target.value);
      setDraft(typed);
      onAmountChange(typed.amount);
    },
  } as const;
}
