import type { AdminWithdrawalDetail, WithdrawalAction } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Money, Panel } from '@marquee/ui';
import { Row } from '@marquee/ui/layout';
import { useState } from 'react';
import { ActionDialog } from './action-dialog';
import { WithdrawalState } from './withdrawal-state';
import styles from './withdrawals.module.css';

/** Member, amount and payee of a withdrawal, the review rules it hit, and the actions. */
export function Summary({ withdrawal }: { readonly withdrawal: AdminWithdrawalDetail }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const [openAction, setOpenAction] = useState<WithdrawalAction | null>(null);
  const { amount, currency, state, account, brand, holder, institutionName, payeeNumber, actions } = withdrawal;
  const { approvals, approvalsNeeded, receivedAmount, remainingAmount } = withdrawal;
  const money = (units: string) => <Money amount={units} currency={currency} locale={locale} />;
  return (
    <Panel tone="accent" padding="lg">
      <div className={styles.headline}>
        <Money amount={amount} currency={currency} locale={locale} size="hero" />
        <WithdrawalState state={state} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('withdrawals.member')}</dt>
        <dd>{account}</dd>
        <dt>{t('remotes.brand')}</dt>
        <dd>{brand}</dd>
        <dt>{t('withdrawals.to')}</dt>
        <dd>
          {institutionName} <bdi>{payeeNumber}</bdi> · <bdi>{holder}</bdi>
        </dd>
        <dt>{t('withdrawals.approvals')}</dt>
        <dd>
          {t('withdrawals.approvalsOf', { given: number.format(approvals), needed: number.format(approvalsNeeded) })}
        </dd>
        {receivedAmount && (
          <>
            <dt>{t('withdrawals.came')}</dt>
            <dd>{money(receivedAmount)}</dd>
          </>
        )}
        {remainingAmount && (
          <>
            <dt>{t('withdrawals.missing')}</dt>
            <dd>{money(remainingAmount)}</dd>
          </>
        )}
        <dt>{t('withdrawals.rules')}</dt>
        <dd>
          <Hits withdrawal={withdrawal} />
        </dd>
      </dl>
      <Row gap={3} align="center">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'approve' ? 'primary' : action === 'reject' ? 'danger' : 'secondary'}
            onClick={() => setOpenAction(action)}
          >
            {t(`withdrawals.action.${action}`)}
          </Button>
        ))}
        {state === 'review' && !actions.includes('approve') && <p>{t('withdrawals.approvedByYou')}</p>}
      </Row>
      {openAction && <ActionDialog withdrawal={withdrawal} action={openAction} onClose={() => setOpenAction(null)} />}
    </Panel>
  );
}

/** The rules that the withdrawal hit, with their scores. */
function Hits({ withdrawal: { hits, score } }: { readonly withdrawal: AdminWithdrawalDetail }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  if (hits.length === 0) return t('withdrawals.noRules');
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.rule}>
          {t(`withdrawals.rule.${hit.rule}`)} <strong>+{number.format(hit.score)}</strong>
        </li>
      ))}
      <li>
        {t('withdrawals.score')} <strong>{number.format(score)}</strong>
      </li>
    </ul>
  );
}
