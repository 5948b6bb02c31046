import { Slot, useMessages, useSession, useShell } from '@marquee/kit';
import { Badge, Button, buttonClass } from '@marquee/ui';
import { ArrowDownToLine } from '@marquee/ui/icons';
import { preloadModal } from '../modals/modal-registry';
import { ShellLink } from '../navigation/shell-link';
import { AccountMenu } from './account-menu';
import styles from './site-header.module.css';

/** What somebody who is signed in finds in the header; a trial account is offered a real one instead of the cashier. */
export function MemberActions({ canDeposit }: { readonly canDeposit: boolean }) {
  const t = useMessages('shell');
  const { state } = useSession();
  const { openModal } = useShell();
  const isTrial = state === 'trial';
  return (
    <>
      {isTrial && <Badge className={styles.trial}>{t('header.trial')}</Badge>}
      <span className={styles.balance}>
        <Slot name="header.balance" />
      </span>
      {isTrial && (
        <Button variant="primary" onPointerEnter={() => preloadModal('register')} onClick={() => openModal('register')}>
          {t('register.open')}
        </Button>
      )}
      {!isTrial && canDeposit && (
        <ShellLink to="/member/deposit" className={buttonClass({ variant: 'primary' })}>
          <ArrowDownToLine aria-hidden="true" />
          {t('header.deposit')}
        </ShellLink>
      )}
      <AccountMenu />
    </>
  );
}
