import { formatAmount, parseAmount } from '@marquee/contract/amount';
import type { AdminWithdrawalDetail } from '@marquee/contract/calls/withdrawal-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, Panel } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './withdrawals.module.css';

/** What came and went adds up to where it stands. `others` to `owed` are mostly none, and left out then. */
const CAME = ['deposited', 'promotions', 'play', 'others', 'withdrawn'] as const;
const STANDS = ['cash', 'held', 'bonus', 'atVendors', 'owed'] as const;
const MOSTLY_NONE: readonly string[] = ['others', 'bonus', 'atVendors', 'owed'];
/** What is taken off. */
const MINUS: readonly string[] = ['withdrawn', 'owed'];
type Movement = AdminWithdrawalDetail['member']['movements'][number];

/** Balances and totals of the member. */
export function MemberMoney({ withdrawal }: { readonly withdrawal: AdminWithdrawalDetail }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const { member } = withdrawal;
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
      </dl>
      <div className={styles.balance}>
        <Sums title={t('withdrawals.came')} sums={CAME} withdrawal={withdrawal} />
        <Sums title={t('withdrawals.stands')} sums={STANDS} withdrawal={withdrawal} />
      </div>
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

interface SumsProps {
  readonly title: string;
  readonly sums: typeof CAME | typeof STANDS;
  readonly withdrawal: AdminWithdrawalDetail;
}

/** Amounts with their total. */
function Sums({ title, sums, withdrawal: { member, currency } }: SumsProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const shown = sums.filter((sum) => !MOSTLY_NONE.includes(sum) || parseAmount(member[sum]) !== 0n);
  return (
    <table className={styles.sums}>
      <caption>{title}</caption>
      <tbody>
        {shown.map((sum) => (
          <tr key={sum}>
            <th scope="row">{t(`withdrawals.sum.${sum}`)}</th>
            <td>
              <Money
                amount={MINUS.includes(sum) ? formatAmount(-parseAmount(member[sum])) : member[sum]}
                currency={currency}
                locale={locale}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('withdrawals.sum.total')}</th>
          <td>
            <Money amount={member.total} currency={currency} locale={locale} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
