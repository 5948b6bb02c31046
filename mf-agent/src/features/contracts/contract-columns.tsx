import type { AgentContract } from '@marquee/contract/calls/contract';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, type BadgeProps } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { ContractActions, type ContractSide } from './contract-actions';

export type ShownContract = AgentContract;

const TONES: Readonly<Record<AgentContract['state'], BadgeProps['tone']>> = {
  offered: 'accent',
  active: 'success',
  rejected: 'neutral',
  terminated: 'neutral',
};

export function useContractColumns(side: ContractSide): ReadonlyArray<Column<ShownContract>> {
  const t = useMessages('agent');
  const { dateTime, percent } = useFormat();
  return [
    { id: 'type', header: t('contracts.kindHead'), rowHeader: true, cell: ({ type }) => t(`contracts.type.${type}`) },
    {
      id: 'account',
      header: t(side === 'received' ? 'contracts.upline' : 'contracts.agent'),
      cell: ({ account }) => account,
    },
    { id: 'rate', header: t('contracts.rate'), align: 'end', cell: ({ rate }) => percent(rate / 10_000) },
    {
      id: 'state',
      header: t('contracts.status'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`contracts.state.${state}`)}</Badge>,
    },
    { id: 'offered', header: t('contracts.offeredAt'), cell: ({ offeredAt }) => dateTime(offeredAt) },
    {
      id: 'actions',
      header: t('contracts.actions'),
      headerHidden: true,
      align: 'end',
      cell: (contract) => <ContractActions contract={contract} side={side} />,
    },
  ];
}
