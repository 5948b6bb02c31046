import { useFlag } from '@marquee/kit';

export type ResetMethod = 'mobile' | 'email';

/** The ways to a new password that the brand opens, its default first (`CHNGPASSVERIF3`: by mobile number). */
export function useResetMethods(): readonly ResetMethod[] {
  const byMobile = useFlag('FORGOTMOBILE3');
  const byEmail = useFlag('FORGOTEMAIL3');
  const mobileFirst = useFlag('CHNGPASSVERIF3');
  const methods: ResetMethod[] = [];
  if (byEmail) methods.push('email');
  if (byMobile) methods.push('mobile');
  return mobileFirst ? methods.reverse() : methods;
}
