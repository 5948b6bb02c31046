import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, type BadgeProps } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { LocalTime } from '../../../lib/time/local-time';
import type { ShownContract } from './shown-agent';
import { TermsButton } from './terms-button';
import { useTermsFormat } from './use-terms-format';

const TONES: Readonly<Record<ShownContract['state'], BadgeProps['tone']>> = {
  requested: 'accent',
  valid: 'success',
  rejected: 'neutral',
  expired: 'neutral',
  terminated: 'neutral',
};

/** @param nameOf how the other side is shown; null: the brand */
export function useContractColumns(
  currency: string,
  nameOf: (account: string | null) => ReactNode,
): ReadonlyArray<Column<ShownContract>> {
  const t = useMessages('console');
  const { number, rates } = useTermsFormat(currency);
  return [
    { id: 'type', header: t('contracts.type'), rowHeader: true, cell: ({ type }) => t(`contracts.types.${type}`) },
    { id: 'account', header: t('contracts.otherSide'), cell: ({ account }) => nameOf(account) },
    { id: 'version', header: t('contracts.version'), align: 'end', cell: ({ version }) => number(version) },
    { id: 'rates', header: t('contracts.field.rate'), align: 'end', cell: ({ tiers }) => rates(tiers) },
    {
      id: 'state',
      header: t('contracts.stateLabel'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`contracts.state.${state}`)}</Badge>,
    },
    {
      id: 'validFrom',
      header: t('contracts.validFrom'),
      cell: ({ validFrom }) => (validFrom === null ? '–' : <LocalTime instant={validFrom} />),
    },
    {
      id: 'endsAt',
      header: t('contracts.endsAt'),
      cell: ({ endsAt }) => (endsAt === null ? '–' : <LocalTime instant={endsAt} />),
    },
    { id: 'offeredAt', header: t('contracts.offeredAt'), cell: ({ offeredAt }) => <LocalTime instant={offeredAt} /> },
    {
      id: 'terms',
      header: t('contracts.terms'),
      headerHidden: true,
      align: 'end',
      cell: (contract) => <TermsButton contract={contract} currency={currency} />,
    },
  ];
}
