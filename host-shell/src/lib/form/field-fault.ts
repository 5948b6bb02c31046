import type { FieldFault } from '@marquee/contract/registration';
import type { Translate } from '@marquee/kit';

/** What a refused field says beneath itself; the page's own checks and the server's answer use the same keys. */
export function faultMessage(t: Translate, { messageKey, params }: FieldFault): string {
  const key = `fields.${messageKey}`;
  const text = t(key, { ...params });
  return text === key ? t('fields.invalid_value') : text;
}
