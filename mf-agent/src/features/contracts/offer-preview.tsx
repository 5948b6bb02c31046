import {
  type AgentContractType,
  isTriedType,
  type TriedContractType,
  type WireTier,
} from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/amount';
import { useAlertTexts, useBrand, useCallMutation, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Button, Money } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { DataTable } from '@marquee/ui/table';
import { usePeriod } from '../bills/use-period';

type Periods = CallValue<'agent.contractPreview'>['periods'];

interface OfferPreviewProps {
  readonly account: string;
  readonly type: AgentContractType;
  readonly period: ContractPeriod;
  /** Null while a row cannot be offered. */
  readonly tiers: readonly WireTier[] | null;
}

/** What an offer would have given in the last closed periods, for types whose terms can be tried. */
export function OfferPreview({ type, ...offer }: OfferPreviewProps) {
  return isTriedType(type) ? <Preview {...offer} type={type} /> : null;
}

function Preview({ account, type, period, tiers }: OfferPreviewProps & { readonly type: TriedContractType }) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { mutate, data, variables, error, isPending } = useCallMutation('agent.contractPreview');
  const request = { account: account.trim(), type, tiers: tiers ? [...tiers] : [] };
  // Other terms than those that were tried have no figures yet.
  const isShown = JSON.stringify(variables) === JSON.stringify(request);
  return (
    <>
      <div>
        <Button loading={isPending} disabled={tiers === null || request.account === ''} onClick={() => mutate(request)}>
          {t('contracts.preview.run')}
        </Button>
      </div>
      {isShown && <FormAlert {...alertTexts(error)} />}
      {isShown && data && <PreviewTable periods={data.periods} period={period} />}
    </>
  );
}

function PreviewTable({ periods, period }: { readonly periods: Periods; readonly period: ContractPeriod }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const periodOf = usePeriod();
  const money = (amount: string) => <Money amount={amount} currency={currencySymbol} locale={locale} />;
  return (
    <DataTable<Periods[number]>
      caption={t('contracts.preview.title')}
      density="dense"
      narrow="cards"
      rows={periods}
      rowKey={({ from }) => from}
      columns={[
        { id: 'period', header: t('bills.period'), rowHeader: true, cell: (row) => periodOf({ ...row, period }) },
        {
          id: 'tier',
          header: t('bills.tier'),
          align: 'end',
          cell: ({ given: { tier } }) => (tier === null ? '–' : number(tier)),
        },
        {
          id: 'members',
          header: t('contracts.preview.members'),
          align: 'end',
          cell: ({ given }) => number(given.members),
        },
        { id: 'given', header: t('contracts.preview.given'), align: 'end', cell: ({ given }) => money(given.gross) },
        { id: 'own', header: t('contracts.preview.own'), align: 'end', cell: ({ own }) => money(own.gross) },
        {
          id: 'left',
          header: t('contracts.preview.left'),
          align: 'end',
          cell: ({ given, own }) => money(formatAmount(parseAmount(own.gross) - parseAmount(given.gross))),
        },
      ]}
    />
  );
}
