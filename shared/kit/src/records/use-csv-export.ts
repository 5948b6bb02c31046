import { useState } from 'react';
import { ApiError } from '../http/api-error';
import { useErrorMessage } from '../i18n/use-messages';
import { useShell } from '../shell/use-shell';
import { type Page, readAllPages } from './all-pages';
import { csvOf, saveFile } from './csv';

export interface CsvExport<Item> {
  /** Without its ending. */
  readonly name: string;
  readonly header: readonly string[];
  readonly readPage: (pageNo: number) => Promise<Page<Item>>;
  readonly rowOf: (item: Item) => readonly string[];
}

/**
 * Writes every page of a record into one CSV file; a failure is told by a toast.
 * @returns `progress`: a share from 0 to 1 while it runs, null otherwise
 */
export function useCsvExport() {
  const shell = useShell();
  const messageOf = useErrorMessage();
  const [progress, setProgress] = useState<number | null>(null);
  const run = async <Item>({ name, header, readPage, rowOf }: CsvExport<Item>) => {
    setProgress(0);
    try {
      const items = await readAllPages(readPage, setProgress);
      saveFile(`${name}.csv`, csvOf([header, ...items.map(rowOf)]));
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
      shell.toast({ kind: 'error', message: messageOf(failure), requestId: failure.requestId });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress };
}
