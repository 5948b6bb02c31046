import type { AdminWithdrawalDetail } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, Panel } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/layout/local-time';
import styles from './withdrawals.module.css';

const SUMS = ['cash', 'held', 'deposited', 'withdrawn', 'staked', 'won'] as const;
type Movement = AdminWithdrawalDetail['member']['movements'][number];

/** Balances and totals of the member. */
export function MemberMoney({ withdrawal }: { readonly withdrawal: AdminWithdrawalDetail }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { member, currency } = withdrawal;
  const columns: ReadonlyArray<Column<Movement>> = [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ at }) => <LocalTime instant={at} /> },
    { id: 'kind', header: t('withdrawals.kindLabel'), cell: ({ kind }) => t(`withdrawals.kind.${kind}`) },
    {
      id: 'change',
      header: t('withdrawals.change'),
      align: 'end',
      cell: ({ change }) => <Money amount={change} locale={locale} signed tone="result" />,
    },
    {
      id: 'after',
      header: t('withdrawals.after'),
      align: 'end',
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} locale={locale} />,
    },
  ];
  return (
    <Panel title={t('withdrawals.money')}>
      <dl className={styles.facts}>
        <dt>{t('withdrawals.registered')}</dt>
        <dd>
          <LocalTime instant={member.registeredAt} />
        </dd>
        {SUMS.map((sum) => (
          <div key={sum} className={styles.fact}>
            <dt>{t(`withdrawals.sum.${sum}`)}</dt>
            <dd>
              <Money amount={member[sum]} currency={currency} locale={locale} />
            </dd>
          </div>
        ))}
      </dl>
      <DataTable<Movement>
        caption={t('withdrawals.movements')}
        columns={columns}
        rows={member.movements}
        rowKey={({ at, change, balanceAfter }) => `${at} ${change} ${balanceAfter}`}
        density="dense"
        maxHeight="24rem"
      />
    </Panel>
  );
}
