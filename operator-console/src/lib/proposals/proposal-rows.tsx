import type { ProposalRow } from '@marquee/contract/calls/proposals';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { useRowName, Value } from './proposal-value';

const isChanged = ({ before, after }: ProposalRow) => JSON.stringify(before) !== JSON.stringify(after);

interface ProposalRowsProps {
  readonly caption: string;
  readonly rows: readonly ProposalRow[];
  /** Of the columns; before and after by default. */
  readonly headers?: { readonly before: string; readonly after: string };
}

/** What a proposal says beside what counted before: the rows that change, and all of them on demand. */
export function ProposalRows({ caption, rows, headers }: ProposalRowsProps) {
  const t = useMessages('console');
  const { before: beforeHeader, after: afterHeader } = headers ?? { before: t('vip.before'), after: t('vip.after') };
  const number = numberFormat(formatLocale(useLanguage()));
  const nameOf = useRowName();
  const [showsAll, setShowsAll] = useState(false);
  const changed = rows.filter(isChanged);
  const unchanged = rows.length - changed.length;
  const hasBefore = rows.some(({ before }) => before !== null);
  return (
    <>
      <DataTable<ProposalRow>
        caption={caption}
        density="dense"
        rows={showsAll ? rows : changed}
        rowKey={({ label, of }) => JSON.stringify([label, of])}
        columns={[
          { id: 'name', header: t('proposals.value'), rowHeader: true, cell: nameOf },
          ...(hasBefore
            ? [
                {
                  id: 'before',
                  header: beforeHeader,
                  cell: ({ before }: ProposalRow) => <Value value={before} />,
                },
              ]
            : []),
          { id: 'after', header: afterHeader, cell: ({ after }) => <Value value={after} /> },
        ]}
      />
      {unchanged > 0 && !showsAll && (
        <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
          {t('proposals.showAll', { shown: number.format(unchanged) })}
        </Button>
      )}
    </>
  );
}
