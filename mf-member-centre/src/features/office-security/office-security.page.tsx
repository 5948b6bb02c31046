import { useCatalogue, useMessages, usePageTitle } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { lazy, Suspense } from 'react';
import { LoginHistory } from '../security-centre/login-history/login-history';
import { SECURITY_MESSAGES, securityCatalogues } from '../security-centre/messages/catalogue';
import { OwnData } from '../security-centre/own-data/own-data';
import { Protection } from '../security-centre/protection';
import styles from '../security-centre/security-centre.module.css';
import { OwnSessions } from '../security-centre/sessions/own-sessions';

const Passkeys = lazy(() => import('../security-centre/passkeys/passkeys'));

/** `/agentHome/security`: what keeps an account safe that opens the agents' office alone, a sub-user's too. */
export default function OfficeSecurityPage() {
  const t = useMessages('member');
  usePageTitle(t('security.title'));
  const hasTexts = useCatalogue(SECURITY_MESSAGES, securityCatalogues);
  return (
    <section>
      <PageHeader title={t('security.title')} description={t('security.description')} />
      <div className={styles.panels}>
        <Protection connectsAccounts={false} />
        <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
          <Passkeys />
        </Suspense>
        <OwnSessions />
        {hasTexts ? <LoginHistory /> : <Skeleton shape="block" height="20rem" />}
        <OwnData closes={false} />
      </div>
    </section>
  );
}
