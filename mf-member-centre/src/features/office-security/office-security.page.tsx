import { useCatalogue, useMessages, usePageTitle } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { LoginHistory } from '../security-centre/login-history/login-history';
import { SECURITY_MESSAGES, securityCatalogues } from '../security-centre/messages/catalogue';
import { Protection } from '../security-centre/protection';
import styles from '../security-centre/security-centre.module.css';
import { OwnSessions } from '../security-centre/sessions/own-sessions';

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
        <OwnSessions />
        {hasTexts ? <LoginHistory /> : <Skeleton shape="block" height="20rem" />}
      </div>
    </section>
  );
}
