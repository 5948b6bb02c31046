import { useFormat, useMessages, usePageTitle, useSession, useShell } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { AccountFacts } from './account-facts';
import styles from './security-centre.module.css';

/** `/member`: who the member is, and what keeps the account safe. */
export default function SecurityCentrePage() {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const shell = useShell();
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
        <Panel title={t('security.protection')}>
          <div className={styles.measure}>
            <span className={styles.icon}>
              <Lock aria-hidden="true" />
            </span>
            <div className={styles.texts}>
              <h3>{t('security.password')}</h3>
              <p>{t('security.passwordHint')}</p>
            </div>
            <Button onClick={() => shell.openModal('change-password')}>{t('security.changePassword')}</Button>
          </div>
        </Panel>
      </div>
    </section>
  );
}
