import { useMessages } from '@marquee/kit/i18n/use-messages';
import { PageHeader } from '@marquee/ui/page';
import { useOperator } from '../../../lib/session/operator';
import styles from './account.module.css';
import { OwnSessions } from './own-sessions';
import { SecondFactor } from './second-factor';

/** `/account`: the operator's second factor and sessions. */
export function AccountPage() {
  const t = useMessages('console');
  const { email } = useOperator();
  return (
    <section className={styles.page}>
      <PageHeader title={t('account.title')} description={email} />
      <SecondFactor />
      <OwnSessions />
    </section>
  );
}
