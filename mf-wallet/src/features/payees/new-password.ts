import { type FormSubmitOptions, useFieldMessage, useFormat, useMessages } from '@marquee/kit';
import type { UseFormReturn } from 'react-hook-form';

/** The values of a form that sets a withdraw password. */
export interface NewPasswordValues {
  /** The password that proves who sets it: of the login, or the present withdraw password. */
  readonly proof: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export const EMPTY_NEW_PASSWORD: NewPasswordValues = { proof: '', newPassword: '', repeated: '' };

/** Props and checks of the fields `newPassword` and `repeated`, and the words of a password that is easily guessed. */
export function useNewPassword(form: UseFormReturn<NewPasswordValues>, digits: number) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const fieldMessage = useFieldMessage();
  const faultText = (fault: 'digits' | 'differs' | 'weak') =>
    t(`withdrawPassword.fault.${fault}`, { count: digits, digits: number(digits) });
  const { errors } = form.formState;
  const refusals: FormSubmitOptions<NewPasswordValues> = {
    fieldMessage: (fault) => (fault.messageKey === 'password_common' ? faultText('weak') : fieldMessage(fault)),
  };
  return {
    refusals,
    fields: {
      digits,
      password: {
        ...form.register('newPassword', {
          validate: (password) => (/^\d+$/.test(password) && password.length === digits) || faultText('digits'),
          deps: ['repeated'],
        }),
        error: errors.newPassword?.message,
      },
      repeated: {
        ...form.register('repeated', {
          validate: (repeated, { newPassword }) => repeated === newPassword || faultText('differs'),
        }),
        error: errors.repeated?.message,
      },
    },
  };
}
