import type { CallValue } from '@marquee/contract/calls/index';
import { GAME_TYPES, type PlayGroup } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { usePlayColumns } from './figure-columns';

type Group = CallValue<'records.profitLossByGame'>['rows'][number];

interface GroupViewProps {
  readonly by: PlayGroup;
  /** Undefined while it loads. */
  readonly data: CallValue<'records.profitLossByGame'> | undefined;
  readonly empty: ReactNode;
  readonly error: ReactNode;
}

/** What play brought by type of game or by vendor; rebates and promotions belong to none. */
export function GroupView({ by, data, empty, error }: GroupViewProps) {
  const t = useMessages('member');
  const figures = usePlayColumns(data?.totals);
  const nameOf = ({ id, name }: Group) => {
    const type = GAME_TYPES.find((option) => option === id);
    return name ?? (type ? t(`type.${type}`) : id);
  };
  return (
    <Panel padding="none">
      <DataTable<Group>
        caption={t('profit.title')}
        columns={[{ id: 'group', header: t(`profit.by.${by}`), rowHeader: true, cell: nameOf }, ...figures]}
        rows={data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={!data && !error}
        totalsLabel={t('bets.totals')}
        narrow="cards"
        empty={empty}
        error={error}
      />
    </Panel>
  );
}
