import { Slot, useMessages, useSession, useShell } from '@marquee/kit';
import { Badge, Button, buttonClass, cx } from '@marquee/ui';
import { ArrowDownToLine, ArrowUpFromLine } from '@marquee/ui/icons';
import { preloadModal } from '../../lib/modals/modal-plans';
import { ShellLink } from '../../lib/shell-link';
import { AccountMenu } from './account-menu';
import styles from './site-header.module.css';

interface MemberActionsProps {
  readonly canDeposit: boolean;
  readonly canWithdraw: boolean;
}

/** The header of a signed-in member; a trial account gets an offer to register instead of the cashier. */
export function MemberActions({ canDeposit, canWithdraw }: MemberActionsProps) {
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
        <Button
          variant="primary"
          onPointerEnter={() => preloadModal('registerModal')}
          onClick={() => openModal('registerModal')}
        >
          {t('header.register')}
        </Button>
      )}
      {!isTrial && canWithdraw && (
        <ShellLink to="/member/withdrawal" className={cx(buttonClass({ variant: 'secondary' }), styles.withdraw)}>
          <ArrowUpFromLine aria-hidden="true" />
          {t('header.withdraw')}
        </ShellLink>
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
