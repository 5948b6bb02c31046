import type { OperatorCallId } from '@marquee/contract/operator-wire-table';
import { exportRecord } from '@marquee/kit/records/export-record';
import type { RecordPage } from '@marquee/kit/records/read-record';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { Flyout } from '@marquee/ui/flyout';
import { Eye, Download } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '../calls';
import { fieldsOf, flatRow } from './flat-row';
import styles from './list-tools.module.css';
import type { useHiddenColumns } from './use-hidden-columns';

/** Rows of a page of an export, and the most pages: longer lists are narrowed by their filters first. */
const PAGE_SIZE = 100;
const MOST_PAGES = 100;

/** A list call, whose other pages are read for an export. */
export interface ListCall {
  readonly id: OperatorCallId;
  readonly input: object;
}

interface ListToolsProps<Row> {
  readonly call: ListCall;
  readonly rows: readonly Row[];
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly hidden: ReturnType<typeof useHiddenColumns>;
}

/** Which columns a list shows, and all its pages as a file. */
export function ListTools<Row>({ call, rows, columns, hidden }: ListToolsProps<Row>) {
  const t = useMessages('console');
  const download = useExport(call, rows);
  return (
    <div className={styles.tools}>
      <Flyout
        align="end"
        label={t('list.columns')}
        trigger={(props) => (
          <Button {...props} variant="ghost" size="sm" icon={<Eye aria-hidden="true" />}>
            {t('list.columns')}
          </Button>
        )}
      >
        <fieldset className={styles.columns}>
          <legend>{t('list.columns')}</legend>
          {columns
            .filter(({ headerHidden, rowHeader }) => !headerHidden && !rowHeader)
            .map(({ id, header }) => (
              <Checkbox key={id} label={header} checked={!hidden.isHidden(id)} onChange={() => hidden.toggle(id)} />
            ))}
        </fieldset>
      </Flyout>
      <Button
        variant="ghost"
        size="sm"
        icon={<Download aria-hidden="true" />}
        loading={download.isPending}
        disabled={rows.length === 0}
        onClick={() => download.mutate()}
      >
        {t('list.export')}
      </Button>
    </div>
  );
}

/** Downloads all pages of a list as the call answers them: for programs, times in ISO 8601 and amounts as they are kept. */
function useExport({ id, input }: ListCall, rows: readonly unknown[]) {
  const t = useMessages('console');
  const client = useClient();
  return useMutation({
    mutationFn: () => {
      const header = fieldsOf(rows);
      return exportRecord<unknown>(
        {
          name: `${id.replace('.', '-')}-${new Date().toISOString().slice(0, 10)}`,
          header,
          rowOf: (row) => {
            const values = flatRow(row);
            return header.map((field) => values[field] ?? '');
          },
          async readPage(pageNo, signal) {
            const request = { ...input, pageNo, pageSize: PAGE_SIZE };
            const { content, totalPages } = (await client.call(id, request, { signal })) as RecordPage<unknown>;
            if (totalPages > MOST_PAGES && pageNo === 1)
              notify({ tone: 'warning', title: t('list.exportPart', { most: PAGE_SIZE * MOST_PAGES }) });
            return { content, totalPages: Math.min(totalPages, MOST_PAGES) };
          },
        },
        new AbortController().signal,
        () => undefined,
      );
    },
    onError: () => notify({ tone: 'danger', title: t('list.exportFailed') }),
  });
}
