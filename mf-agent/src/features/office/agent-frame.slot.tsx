import { type SlotFillerProps, useBrand, useMessages, useSession, useSessionActions, useShell } from '@marquee/kit';
import { Button, buttonClass, Logo } from '@marquee/ui';
import { LogOut, ShieldCheck } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './agent-frame.module.css';
import { BrandClock } from './brand-clock';
import { OfficeMenu } from './office-menu';

/** Slot `agent.frame`: the frame of every page of the back office, with brand, clock, menu, password and sign-out. */
export default function AgentFrame({ children }: SlotFillerProps<'agent.frame'>) {
  const t = useMessages('agent');
  const { name } = useBrand();
  const { member } = useSession();
  const { openModal } = useShell();
  const signOut = useSignOut();
  return (
    <div className={styles.office}>
      <header className={styles.header}>
        <Link to="/agentHome" className={styles.home}>
          <Logo name={name} />
          <span className={styles.place}>{t('office.title')}</span>
        </Link>
        <BrandClock />
        <div className={styles.who}>
          <b>{member?.nickname}</b>
          <Button
            variant="ghost"
            icon={<ShieldCheck aria-hidden="true" />}
            onClick={() => openModal('changePassModal')}
          >
            {t('office.changePassword')}
          </Button>
          <Link to="/" className={buttonClass({ variant: 'ghost' })}>
            {t('office.toSite')}
          </Link>
          <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
            {t('office.signOut')}
          </Button>
        </div>
      </header>
      <div className={styles.body}>
        <aside className={styles.side}>
          <OfficeMenu />
        </aside>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
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
