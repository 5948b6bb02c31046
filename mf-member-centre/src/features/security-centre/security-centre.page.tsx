import { useFormat, useMessages, usePageTitle, useSession } from '@marquee/kit';
import { Panel, Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { IdentityPanel } from '../identity-check/identity-panel';
import { lazy, Suspense } from 'react';
import { AccountFacts } from './account-facts';
import { Contacts } from './contacts/contacts';
import { Protection } from './protection';
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
  if (!member) return null;
  return (
    <section>
      <PageHeader title={t('security.title')} description={t('security.description')} />
      <div className={styles.panels}>
        <Panel title={t('security.account')}>
          <AccountFacts member={member} registeredAt={dateTime(member.registeredAt)} />
        </Panel>
        <Protection />
        <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
          <Passkeys />
        </Suspense>
        <IdentityPanel />
        <Contacts />
        <OwnSessions />
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
          <LowerPanels />
        </Suspense>
      </div>
    </section>
  );
}
