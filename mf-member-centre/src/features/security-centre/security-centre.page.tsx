import { useCatalogue, useFormat, useMessages, usePageTitle, useSession } from '@marquee/kit';
import { Panel, Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { IdentityPanel } from '../identity-check/identity-panel';
import { lazy, Suspense } from 'react';
import { AccountFacts } from './account-facts';
import { Contacts } from './contacts/contacts';
import { AppearanceRow } from './appearance/appearance-row';
import { SECURITY_MESSAGES, securityCatalogues } from './messages/catalogue';
import { Protection } from './protection';
import { ProtectionScore } from './score/protection-score';
import { useLinkedPanel } from './sessions/use-linked-panel';
import { OwnSessions } from './sessions/own-sessions';
import styles from './security-centre.module.css';

const Passkeys = lazy(() => import('./passkeys/passkeys'));
const LowerPanels = lazy(() => import('./lower-panels'));

/** `/member`: who the member is, and what keeps the account safe. */
export default function SecurityCentrePage() {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { member } = useSession();
  usePageTitle(t('security.title'));
  const hasTexts = useCatalogue(SECURITY_MESSAGES, securityCatalogues);
  const accountPanel = useLinkedPanel('account', true);
  if (!member) return null;
  return (
    <section>
      <PageHeader title={t('security.title')} description={t('security.description')} />
      <div className={styles.panels}>
        <Panel {...accountPanel} title={t('security.account')}>
          <div className={styles.groups}>
            <AppearanceRow nickname={member.nickname} picture={member.picture} hasTexts={hasTexts} />
            <AccountFacts member={member} registeredAt={dateTime(member.registeredAt)} />
          </div>
        </Panel>
        {hasTexts ? <ProtectionScore /> : <Skeleton shape="block" height="13rem" />}
        <Protection />
        <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
          <Passkeys />
        </Suspense>
        <IdentityPanel />
        <Contacts />
        <OwnSessions />
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>{hasTexts && <LowerPanels />}</Suspense>
      </div>
    </section>
  );
}
