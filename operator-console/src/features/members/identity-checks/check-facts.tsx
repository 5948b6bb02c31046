import type { IdentityCheckDetail } from '@marquee/contract/calls/identity-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FactList } from '../../../lib/layout/fact-list';
import { LocalTime } from '../../../lib/time/local-time';
import { CheckState } from './check-state';
import styles from './identity-checks.module.css';

/** Whose check it is, what their profile says, and what the machine noticed of the number. */
export function CheckFacts({ check }: { readonly check: IdentityCheckDetail }) {
  const t = useMessages('console');
  const { account, level, state, profile, memberLevel, documentKind, expiresOn, reviewer, note, numberAttempts } =
    check;
  const facts: Array<readonly [string, React.ReactNode]> = [
    [t('identityChecks.account'), <bdi key="account">{account}</bdi>],
    [t('identityChecks.stateLabel'), <CheckState key="state" state={state} />],
    [t('identityChecks.level'), t(`identityChecks.levels.${level}`)],
    [t('identityChecks.memberLevel'), t(`identityChecks.levels.${memberLevel}`)],
    [t('identityChecks.payeeName'), <bdi key="payee">{profile.payeeName ?? '–'}</bdi>],
    [t('identityChecks.birthday'), profile.birthday ?? '–'],
    [t('identityChecks.registeredAt'), <LocalTime key="registered" instant={profile.registeredAt} />],
    ...(documentKind ? [[t('identityChecks.document'), t(`identityChecks.documents.${documentKind}`)] as const] : []),
    ...(expiresOn ? [[t('identityChecks.expiresOn'), expiresOn] as const] : []),
    ...(reviewer ? [[t('identityChecks.reviewer'), <bdi key="reviewer">{reviewer}</bdi>] as const] : []),
    ...(check.reason ? [[t('identityChecks.reasonLabel'), t(`identityChecks.reason.${check.reason}`)] as const] : []),
    ...(note
      ? [
          [
            t('identityChecks.note'),
            <span key="note" dir="auto">
              {note}
            </span>,
          ] as const,
        ]
      : []),
  ];
  return (
    <>
      <FactList facts={facts} className={styles.facts} />
      {numberAttempts.length > 0 && (
        <p className={styles.flag}>
          {t('identityChecks.numberAttempts')} <bdi>{numberAttempts.join(', ')}</bdi>
        </p>
      )}
    </>
  );
}
