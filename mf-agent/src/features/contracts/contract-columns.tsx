import type { AgentContract } from '@marquee/contract/calls/contract';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, type BadgeProps } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { ContractActions, type ContractSide } from './contract-actions';
import { ContractTime } from './contract-time';
import styles from './contracts.module.css';

const TONES: Readonly<Record<AgentContract['state'], BadgeProps['tone']>> = {
  requested: 'accent',
  valid: 'success',
  rejected: 'neutral',
  expired: 'neutral',
  terminated: 'neutral',
};

export function useContractColumns(side: ContractSide): ReadonlyArray<Column<AgentContract>> {
  const t = useMessages('agent');
  const { dateTime, money, number, percent } = useFormat();
  const rateOf = ({ rate, lossRate, amount }: AgentContract['tiers'][number]) =>
    amount === undefined ? percent(Math.max(rate, lossRate ?? 0) / 10_000) : money(amount);
  const rates = ({ tiers }: AgentContract) => {
    const [first, last] = [tiers[0], tiers.at(-1)];
    if (!first || !last) return null;
    return tiers.length === 1 ? rateOf(first) : `${rateOf(first)} – ${rateOf(last)}`;
  };
  return [
    { id: 'type', header: t('contracts.kindHead'), rowHeader: true, cell: ({ type }) => t(`contracts.type.${type}`) },
    {
      id: 'account',
      header: t(side === 'received' ? 'contracts.upline' : 'contracts.agent'),
      sortable: side === 'given',
      cell: ({ account }) => account ?? t('contracts.brand'),
    },
    { id: 'version', header: t('contracts.version'), align: 'end', cell: ({ version }) => number(version) },
    { id: 'rate', header: t('contracts.rate'), align: 'end', cell: rates },
    {
      id: 'state',
      header: t('contracts.status'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`contracts.state.${state}`)}</Badge>,
    },
    {
      id: 'validFrom',
      header: t('contracts.counts'),
      sortable: side === 'given',
      cell: (contract) => <ContractTime contract={contract} />,
    },
    {
      id: 'offeredAt',
      header: t('contracts.offeredAt'),
      sortable: side === 'given',
      cell: ({ offeredAt }) => dateTime(offeredAt),
    },
    {
      id: 'actions',
      header: t('contracts.actions'),
      headerHidden: true,
      align: 'end',
      cell: (contract) => (
        <span className={styles.actions}>
          <ContractActions contract={contract} side={side} />
        </span>
      ),
    },
  ];
}
