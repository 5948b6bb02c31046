import { type SlotFillerProps, useBrand, useMessages } from '@marquee/kit';
import { Logo } from '@marquee/ui';
import { Link } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import styles from './agent-frame.module.css';
import { BrandClock } from './brand-clock';
import { OfficeMenu } from './office-menu';

/** Slot `agent.frame`: the frame of every page of the back office, with brand, clock, menu and account. */
export default function AgentFrame({ children }: SlotFillerProps<'agent.frame'>) {
  const t = useMessages('agent');
  const { name } = useBrand();
  return (
    <div className={styles.office}>
      <header className={styles.header}>
        <Link to="/agentHome" className={styles.home}>
          <Logo name={name} />
          <span className={styles.place}>{t('office.title')}</span>
        </Link>
        <BrandClock />
        <AccountMenu />
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
