import { readVerificationCode } from '@marquee/contract/verification-code';
import { useMessages } from '@marquee/kit';

/** What is wrong with a code as entered, in the page's words; true when it may be one. */
export function useCodeRule(): (value: string) => string | true {
  const t = useMessages('shell');
  return (value) => {
    if (value.trim() === '') return t('fields.required');
    return readVerificationCode(value) !== null || t('fields.verification_code');
  };
}
