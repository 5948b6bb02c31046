import { type GameImport, type GameImportRow, IMPORT_ROW_KINDS } from '@marquee/contract/calls/game-import';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { ApplyDialog } from './apply-dialog';
import { toApply } from './import-state';
import styles from './imports.module.css';
import { useReportColumns } from './report-columns';

/** From this share of missing games the operator is warned that the list may be incomplete. */
const MANY_MISSING = 0.2;

/**
 * What the list would change, or has changed: new games, changed ones, those that it lacks, and rows that were
 * refused.
 */
export function ImportReport({ gameImport }: { readonly gameImport: GameImport }) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const { counts, rowsTotal } = gameImport;
  const [kind, setKind] = useState<GameImportRow['kind']>(
    IMPORT_ROW_KINDS.find((candidate) => (counts[candidate] ?? 0) > 0) ?? 'new',
  );
  const [pageNo, setPageNo] = useState(1);
  const [isApplying, setIsApplying] = useState(false);
  const read = useRead('gameImport.rows', { importId: gameImport.importId, kind, pageNo });
  const missing = counts.missing ?? 0;
  const choose = (requestedKind: string) => {
    setKind(IMPORT_ROW_KINDS.find((candidate) => candidate === requestedKind) ?? kind);
    setPageNo(1);
  };
  return (
    <div className={styles.report}>
      <p>{t('games.import.rows', { shown: number.format(rowsTotal ?? 0) })}</p>
      {gameImport.state === 'ready' && missing > (rowsTotal ?? 0) * MANY_MISSING && (
        <p className={styles.warning} role="note">
          {t('games.import.manyMissing', { shown: number.format(missing) })}
        </p>
      )}
      <Segmented
        label={t('games.import.report')}
        options={IMPORT_ROW_KINDS.map((value) => ({
          value,
          label: `${t(`games.import.kind.${value}`)} (${number.format(counts[value] ?? 0)})`,
        }))}
        value={kind}
        onValueChange={choose}
      />
      <PagedTable
        read={read}
        page={pageNo}
        onPageChange={setPageNo}
        caption={t(`games.import.kind.${kind}`)}
        columns={useReportColumns(kind)}
        rowKey={({ position }) => String(position)}
        empty={{ icon: <Inbox />, title: t('games.import.noneOfKind') }}
      />
      {gameImport.state === 'ready' && toApply(gameImport) === 0 && <p>{t('games.import.same')}</p>}
      {gameImport.state === 'ready' && toApply(gameImport) > 0 && (
        <Button variant="primary" onClick={() => setIsApplying(true)}>
          {t('games.import.apply')}
        </Button>
      )}
      {isApplying && <ApplyDialog gameImport={gameImport} onClose={() => setIsApplying(false)} />}
    </div>
  );
}
