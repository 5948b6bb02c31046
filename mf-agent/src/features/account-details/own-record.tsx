import type { DateRangeProps } from '@marquee/ui/date-range';
import { useMessages } from '@marquee/kit';
import { PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import type { ComponentProps, ReactNode } from 'react';
import { ExportButton } from '../line/export-button';
import { LineFilters } from '../line/line-filters';
import { useMovementColumns } from '../movements/movement-columns';
import { MovementList } from '../movements/movement-list';
import type { ShownMovement } from '../movements/movement-types';
import { TypeChoice } from '../movements/type-choice';
import { useMovementExport } from '../movements/use-movement-export';

/** What stands around the record of either account. */
export interface AroundRecord {
  /** Float or main wallet. */
  readonly choice: ReactNode;
  readonly transfers: ReactNode;
}

interface OwnRecordProps extends AroundRecord, Omit<ComponentProps<typeof MovementList>, 'caption' | 'columns'> {
  readonly aboutLabel: string;
  readonly file: Omit<Parameters<typeof useMovementExport>[0], 'aboutLabel'>;
  readonly rangeField: DateRangeProps;
  readonly types: readonly ShownMovement[];
  readonly type: ShownMovement | undefined;
  readonly onType: (type: string | null) => void;
}

/** The record of one of the agent's own accounts. */
export function OwnRecord({
  choice,
  transfers,
  aboutLabel,
  file,
  rangeField,
  types,
  type,
  onType,
  ...list
}: OwnRecordProps) {
  const t = useMessages('agent');
  const columns = useMovementColumns(aboutLabel, list.page?.totals.net);
  const { visibleColumns, pickerProps } = useColumnPicker('account-details', columns);
  const exported = useMovementExport({ ...file, aboutLabel });
  return (
    <>
      <PageHeader
        title={t('details.title')}
        description={t('details.description')}
        actions={
          <>
            {transfers}
            <ExportButton {...exported} disabled={!list.page?.totalElements} />
          </>
        }
      />
      <LineFilters rangeField={rangeField} columns={pickerProps}>
        {choice}
        <TypeChoice types={types} type={type} onChoose={onType} />
      </LineFilters>
      <MovementList caption={t('details.title')} columns={visibleColumns} {...list} />
    </>
  );
}
