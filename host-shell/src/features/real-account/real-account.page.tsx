import { useMessages, usePageTitle, useShell } from '@marquee/kit';
import { Button, EmptyState } from '@marquee/ui';
import { UserPlus } from '@marquee/ui/icons';
import styles from '../routing/message-page.module.css';

/** Shown to a trial account where a real one is needed. */
export function RealAccountPage() {
  const t = useMessages('shell');
  const { openModal } = useShell();
  usePageTitle(t('realAccount.title'));
  return (
    <div className={styles.page}>
      <EmptyState
        titleAs="h1"
        icon={<UserPlus />}
        title={t('errors.in_need_true_account')}
        description={t('realAccount.text')}
        action={
          <Button variant="primary" onClick={() => openModal('registerModal')}>
            {t('header.register')}
          </Button>
        }
      />
    </div>
  );
}
