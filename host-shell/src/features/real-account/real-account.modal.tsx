import { useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';

/** Says to a trial account that it needs a real one, and offers to make it. */
export default function RealAccountModal({ close }: ShellModalProps<'real-account-needed'>) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const register = () => {
    close();
    openModal('registerModal');
  };
  return (
    <ShellDialog
      size="sm"
      title={t('errors.in_need_true_account')}
      description={t('realAccount.text')}
      footer={
        <>
          <Button onClick={close}>{t('realAccount.later')}</Button>
          <Button variant="primary" onClick={register}>
            {t('header.register')}
          </Button>
        </>
      }
    />
  );
}
