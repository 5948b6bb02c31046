import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';

type Status = CallValue<'vip.status'>;
type Change = Status['changes'][number];

/** When the member's level changed, and why. */
export function VipChanges({ status: { changes, levels } }: { readonly status: Status }) {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  const nameOf = (level: number) => levels.find((candidate) => candidate.level === level)?.name ?? t('vip.none');
  const columns: ReadonlyArray<Column<Change>> = [
    { id: 'at', header: t('vip.at'), cell: ({ at }) => dateTime(at), rowHeader: true },
    { id: 'kind', header: t('vip.change'), cell: ({ kind }) => t(`vip.kinds.${kind}`) },
    { id: 'level', header: t('vip.level'), cell: ({ to }) => <bdi>{nameOf(to)}</bdi> },
  ];
  return (
    <Panel title={t('vip.history')} padding="none">
      <DataTable<Change>
        caption={t('vip.history')}
        columns={columns}
        rows={changes}
        rowKey={({ at, to }) => `${at}:${to}`}
        narrow="cards"
      />
    </Panel>
  );
}
