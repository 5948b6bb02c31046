import { useMessages } from '@marquee/kit/i18n/use-messages';
import { PageHeader } from '@marquee/ui/page';
import { useOperator } from '../../../lib/session/operator';
import { OwnSessions } from './own-sessions';

/** `/account`: the operator's own sessions. */
export function AccountPage() {
  const t = useMessages('console');
  const { email } = useOperator();
  return (
    <section>
      <PageHeader title={t('account.title')} description={email} />
      <OwnSessions />
    </section>
  );
}
