import { useMessages, useShell } from '@marquee/kit';
import { LinkAction } from '@marquee/ui/form';
import { useResetMethods } from './reset-methods';

/** Leads from the login to a new password, where the brand has a way to one. */
export function ForgotLink({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  if (useResetMethods().length === 0) return null;
  const leave = () => {
    onLeave();
    openModal('forgetPassModal');
  };
  return <LinkAction onClick={leave}>{t('forgot.open')}</LinkAction>;
}
