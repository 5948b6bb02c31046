import {
  labelOf,
  menuOf,
  useBoot,
  useBrand,
  useLanguage,
  useMessages,
  useSession,
  useSessionActions,
  useShell,
} from '@marquee/kit';
import { Button, buttonClass, Logo } from '@marquee/ui';
import { LogOut, Megaphone, ShieldCheck } from '@marquee/ui/icons';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styles from './agent-office.module.css';
import { BrandClock } from './brand-clock';

/** The frame of the back office: brand, clock, menu, password and sign-out. */
export function AgentOffice({ children }: { readonly children: ReactNode }) {
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
          <Button variant="ghost" icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
            {t('office.signOut')}
          </Button>
        </div>
      </header>
      <nav className={styles.menu} aria-label={t('office.menu')}>
        <OfficeLinks />
        <Button variant="ghost" icon={<Megaphone aria-hidden="true" />} onClick={() => openModal('publicModal')}>
          {t('office.announcements')}
        </Button>
        <Link to="/" className={buttonClass({ variant: 'ghost' })}>
          {t('office.toSite')}
        </Link>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Every remote may add its pages to the back office. */
function OfficeLinks() {
  const boot = useBoot();
  const language = useLanguage();
  const { state } = useSession();
  return menuOf(boot, 'agent', state).map(({ remote, id, to, labelKey }) => (
    <NavLink key={`${remote}/${id}`} to={to} end className={() => styles.entry}>
      {labelOf(boot, remote, labelKey, language)}
    </NavLink>
  ));
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
