import type { IdentityCheckDetail } from '@marquee/contract/calls/identity-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Panel } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { CheckFacts } from './check-facts';
import { Decision } from './decision';
import { LookDialog } from './look-dialog';
import { Pictures } from './pictures';
import { TypedDetails } from './typed-details';
import styles from './identity-checks.module.css';

/** `/identity-checks/:brand/:checkId`: the pictures beside the profile, and the decision. */
export default function IdentityCheckPage() {
  const t = useMessages('console');
  const { brand = '', checkId = '' } = useParams();
  const read = useRead('identityAdmin.detail', { checkId });
  return (
    <section>
      <PageHeader title={t('identityChecks.one')} description={<code>{checkId}</code>} />
      <p className={styles.back}>
        <Link to={`/identity-checks/${brand}`}>{t('identityChecks.back')}</Link>
      </p>
      <Loaded read={read} height="30rem">
        {(check) => <Parts key={check.checkId} check={check} />}
      </Loaded>
    </section>
  );
}

function Parts({ check }: { readonly check: IdentityCheckDetail }) {
  const t = useMessages('console');
  /** Why the operator looks; null: nothing is shown yet. */
  const [reason, setReason] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isReviewer = check.state === 'in_review' && check.isOwn;
  const show = () => (isReviewer ? setReason(t('identityChecks.reviewReason')) : setAsking(true));
  return (
    <div className={styles.parts}>
      <Pictures check={check} reason={reason} onShow={show} />
      <div className={styles.side}>
        <Panel title={t('identityChecks.profile')}>
          <CheckFacts check={check} />
          {reason !== null && check.level === 1 && <TypedDetails check={check} reason={reason} />}
        </Panel>
        <Decision check={check} />
      </div>
      {isAsking && <LookDialog onReason={setReason} onClose={() => setAsking(false)} />}
    </div>
  );
}
