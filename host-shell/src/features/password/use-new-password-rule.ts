import { isGuessable } from '@marquee/contract/common-passwords';
import { useCall, useFieldMessage, useMessages } from '@marquee/kit';

/** Checks the length of a new password by the brand's rule, and that it is hard to guess; the server checks the rest. */
export function useNewPasswordRule(): (value: string) => true | string {
  const t = useMessages('shell');
  const fieldMessage = useFieldMessage();
  const { data } = useCall('system.registerSettings', {});
  const rule = data?.fields.find(({ name }) => name === 'password');
  return (value) => {
    if (value === '') return t('fields.required');
    if (!rule) return true;
    const { minLength: min, maxLength: max } = rule;
    const { length } = [...value];
    if (length < min || length > max) return fieldMessage({ messageKey: 'password_length', params: { min, max } });
    return !isGuessable(value) || fieldMessage({ messageKey: 'password_common' });
  };
}
