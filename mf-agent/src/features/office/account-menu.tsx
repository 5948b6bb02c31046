import { useMessages, useSession, useSessionActions, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Flyout } from '@marquee/ui/flyout';
import { ChevronDown, House, KeyRound, LogOut, ShieldCheck, Users } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './account-menu.module.css';
import { PageChoices } from './page-choices';
import { useIsOwner } from './use-is-owner';

/** Who is signed in, language and theme, the password, the member site, and the way out. */
export function AccountMenu() {
  const t = useMessages('agent');
  const { member } = useSession();
  const isOwner = useIsOwner();
  const { openModal } = useShell();
  const signOut = useSignOut();
  return (
    <Flyout
      label={t('office.account')}
      align="end"
      className={styles.root}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger}>
          <b>{member?.nickname}</b>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <p className={styles.who}>
            <b>{member?.nickname}</b>
            <small>{member?.account}</small>
          </p>
          <PageChoices />
          <ul className={styles.entries}>
            <li>
              <button
                type="button"
                className={styles.entry}
                onClick={() => {
                  close();
                  openModal('changePassModal');
                }}
              >
                <ShieldCheck aria-hidden="true" />
                {t('office.changePassword')}
              </button>
            </li>
            <li>
              <Link to="/agentHome/security" className={styles.entry} onClick={close}>
                <KeyRound aria-hidden="true" />
                {t('office.security')}
              </Link>
            </li>
            {isOwner && (
              <>
                <li>
                  <Link to="/agentHome/access" className={styles.entry} onClick={close}>
                    <Users aria-hidden="true" />
                    {t('office.access')}
                  </Link>
                </li>
                <li>
                  <Link to="/" className={styles.entry}>
                    <House aria-hidden="true" />
                    {t('office.toSite')}
                  </Link>
                </li>
              </>
            )}
          </ul>
          <Button block variant="secondary" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
            {t('office.signOut')}
          </Button>
        </div>
      )}
    </Flyout>
  );
}

function useSignOut(): () => Promise<void> {
  const t = useMessages('agent');
  const { confirm } = useShell();
  const { logout } = useSessionActions();
  return async () => {
    const confirmed = await confirm({
      title: t('office.signOutTitle'),
      message: t('office.signOutMessage'),
      confirmLabel: t('office.signOut'),
      cancelLabel: t('office.cancel'),
    });
    if (confirmed) await logout();
  };
}
