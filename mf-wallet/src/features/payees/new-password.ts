import type { ApiError } from '@marquee/kit';

export type NewPasswordFault = 'digits' | 'differs' | 'weak';

/** What is wrong with a new withdraw password, null when nothing is. */
export function newPasswordFault(password: string, repeated: string, digits: number): NewPasswordFault | null {
  if (!/^\d+$/.test(password) || password.length !== digits) return 'digits';
  return password === repeated ? null : 'differs';
}

/** A refusal of the server that says the new password is easily guessed. */
export function isTooWeak(error: ApiError | null): boolean {
  const fields = error?.details['fields'];
  return (
    Array.isArray(fields) && fields.some((field: { messageKey?: string }) => field.messageKey === 'password_common')
  );
}
