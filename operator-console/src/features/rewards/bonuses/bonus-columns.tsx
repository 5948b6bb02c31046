import type { AdminBonus } from '@marquee/contract/calls/bonus-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { LocalTime } from '../../../lib/time/local-time';
import groups from '../../../lib/layout/groups.module.css';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

const TONES = {
  queued: 'warning',
  active: 'accent',
  completed: 'success',
  expired: 'neutral',
  spent: 'neutral',
  forfeited: 'neutral',
  revoked: 'danger',
} as const;

export function useBonusColumns(): ReadonlyArray<Column<AdminBonus>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const money = (amount: string, currency: string) => <Money amount={amount} currency={currency} locale={locale} />;
  return [
    {
      id: 'grantedAt',
      header: t('audit.at'),
      rowHeader: true,
      cell: ({ grantedAt }) => <LocalTime instant={grantedAt} />,
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'account', header: t('withdrawals.member'), cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'name',
      header: t('bonuses.name'),
      cell: ({ name, mode }) => (
        <span className={groups.stack}>
          <span dir="auto">{name}</span>
          <small>{t(`bonuses.mode.${mode}`)}</small>
        </span>
      ),
    },
    { id: 'amount', header: t('bonuses.amount'), align: 'end', cell: (bonus) => money(bonus.amount, bonus.currency) },
    {
      id: 'wagering',
      header: t('bonuses.wagering'),
      align: 'end',
      cell: (bonus) => money(bonus.wagering, bonus.currency),
    },
    {
      id: 'released',
      header: t('bonuses.released'),
      align: 'end',
      cell: (bonus) => money(bonus.released, bonus.currency),
    },
    {
      id: 'returned',
      header: t('bonuses.returned'),
      align: 'end',
      cell: (bonus) => money(bonus.returned, bonus.currency),
    },
    {
      id: 'state',
      header: t('bonuses.stateLabel'),
      cell: ({ state, endedBy, reason }) => (
        <span className={groups.stack}>
          <Badge tone={TONES[state]}>{t(`bonuses.state.${state}`)}</Badge>
          {endedBy !== null && (
            <small dir="auto">
              {endedBy}: {reason}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'revoke',
      header: t('bonuses.revoke'),
      headerHidden: true,
      cell: (bonus) => (bonus.state === 'active' || bonus.state === 'queued') && <RevokeButton bonus={bonus} />,
    },
  ];
}

function RevokeButton({ bonus: { bonusId, account, mode } }: { readonly bonus: AdminBonus }) {
  const t = useMessages('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={t('bonuses.revokeTitle', { account })} onClick={() => setOpen(true)}>
        {t('bonuses.revoke')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('bonuses.revokeTitle', { account })}
          text={t(mode === 'merged' ? 'bonuses.revokeMergedText' : 'bonuses.revokeText')}
          reads="bonusAdmin.list"
          perform={async (client, reason) => {
            await client.call('bonusAdmin.revoke', { bonusId, reason });
            return t('bonuses.revoked', { account });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
