import type { IdentityOverview } from '@marquee/contract/calls/identity';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, Panel } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';

interface LevelLimitsProps {
  readonly level: number;
  readonly limits: NonNullable<IdentityOverview['limits']>;
}

/** What each level unlocks. */
export function LevelLimits({ level, limits }: LevelLimitsProps) {
  const t = useMessages('member');
  const { money } = useFormat();
  const rows = limits.map((amounts, held) => ({ held, ...amounts }));
  const amount = (name: 'perWithdrawal' | 'perDay' | 'per30Days') => ({
    id: name,
    header: t(`identity.limits.${name}`),
    align: 'end' as const,
    cell: (row: (typeof rows)[number]) => money(row[name]),
  });
  return (
    <Panel title={t('identity.limits.title')}>
      <DataTable
        caption={t('identity.limits.title')}
        rows={rows}
        rowKey={({ held }) => String(held)}
        columns={[
          {
            id: 'level',
            header: t('identity.limits.level'),
            rowHeader: true,
            cell: ({ held }) => (
              <>
                {t(`identity.limits.of.${held}`)}{' '}
                {held === level && <Badge tone="accent">{t('identity.limits.own')}</Badge>}
              </>
            ),
          },
          amount('perWithdrawal'),
          amount('perDay'),
          amount('per30Days'),
        ]}
      />
    </Panel>
  );
}
