import { useBrand, useMessages, useSession } from '@marquee/kit';
import { Logo } from '@marquee/ui';
import { Gem, ShieldCheck, Users } from '@marquee/ui/icons';
import { Link, Navigate } from 'react-router-dom';
import { PageChoices } from '../office/page-choices';
import { LogInForm } from './log-in-form';
import styles from './log-in.module.css';

const BLURBS = [
  { id: 'link', icon: <Gem /> },
  { id: 'team', icon: <Users /> },
  { id: 'safe', icon: <ShieldCheck /> },
] as const;

/** `/agent`: the agents' login page. Signed-in agents are redirected to the back office. */
export default function AgentLogInPage() {
  const t = useMessages('agent');
  const { name } = useBrand();
  const { state } = useSession();
  if (state === 'agent') return <Navigate to="/agentHome" replace />;
  return (
    <div className={styles.page}>
      <section className={styles.promo}>
        <Logo name={name} size="lg" />
        <p className={styles.claim}>{t('logIn.claim')}</p>
        <ul className={styles.blurbs}>
          {BLURBS.map(({ id, icon }) => (
            <li key={id}>
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
              <div>
                <h2>{t(`logIn.blurb.${id}.title`)}</h2>
                <p>{t(`logIn.blurb.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.formSide}>
        <div className={styles.card}>
          <h1 className={styles.title}>{t('logIn.title')}</h1>
          <p className={styles.hint}>{t('logIn.hint', { brand: name })}</p>
          <LogInForm />
          <Link to="/" className={styles.toSite}>
            {t('logIn.toSite')}
          </Link>
          <div className={styles.choices}>
            <PageChoices />
          </div>
        </div>
      </section>
    </div>
  );
}
