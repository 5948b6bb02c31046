import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import groups from '../../../lib/layout/groups.module.css';
import { useTermRows } from './use-term-rows';

/** What a version says: its figures, its table, and what it is expected to cost. */
export function TermsFacts({ version }: { readonly version: PrizeVersion }) {
  const t = useMessages('console');
  const { rows, columns } = useTermRows(version);
  return (
    <>
      <Figures version={version} />
      {rows.length > 0 && (
        <DataTable
          caption={t(`prizes.view.${version.kind}`)}
          columns={columns}
          rows={rows}
          rowKey={({ place }) => String(place)}
        />
      )}
    </>
  );
}

function Figures({ version: { terms, expected, currency } }: { readonly version: PrizeVersion }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
  const cost = (
    <>
      {money(expected.cash)}
      {expected.points > 0 &&
        `, ${t('prizes.pointsOf', { count: expected.points, points: number.format(expected.points) })}`}
      {expected.tickets > 0 &&
        `, ${t('prizes.ticketCount', { count: expected.tickets, number: number.format(expected.tickets) })}`}
    </>
  );
  return (
    <dl className={groups.facts}>
      <div>
        <dt>{t(`prizes.expected.${terms.kind}`)}</dt>
        <dd>{cost}</dd>
      </div>
      {terms.kind === 'envelope' && (
        <>
          <Fact name={t('prizes.times')}>{terms.times.join(', ')}</Fact>
          <Fact name={t('prizes.minutes')}>{number.format(terms.minutes)}</Fact>
          <Fact name={t('prizes.count')}>{number.format(terms.count)}</Fact>
          <Fact name={t('prizes.least')}>{money(terms.least)}</Fact>
          <Fact name={t('prizes.step')}>{money(terms.step)}</Fact>
          <Fact name={t('prizes.needsTicket')}>{t(terms.needsTicket ? 'prizes.yes' : 'prizes.no')}</Fact>
        </>
      )}
      {terms.kind === 'raffle' && (
        <>
          <Fact name={t('prizes.drawDay')}>{`${t(`prizes.weekday.${terms.weekday}`)} ${terms.time}`}</Fact>
          <Fact name={t('prizes.most')}>{number.format(terms.most)}</Fact>
          <Fact name={t('prizes.perMember')}>{number.format(terms.perMember)}</Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
