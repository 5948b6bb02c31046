import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../http/api-error';
import { useErrorMessage } from '../i18n/use-messages';
import { useShell } from '../shell/use-shell';
import { type Page, type Part, pagesOf, partsOf } from './all-pages';
import { CSV_START, csvOf, saveFile } from './csv';

interface CsvFile<Item> {
  /** Without its ending. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rowOf: (item: Item) => readonly string[];
}

/** A record page by page, or a long one part by part. */
export type CsvExport<Item> = CsvFile<Item> &
  (
    | { readonly readPage: (pageNo: number, signal: AbortSignal) => Promise<Page<Item>> }
    | {
        readonly readPart: (after: string | undefined, signal: AbortSignal) => Promise<Part<Item>>;
        /** How many items there are, as far as is known. */
        readonly total: number;
      }
  );

/**
 * Writes a whole record into one CSV file. What has been read is kept as text, so that long records fit; a failure is told by a
 * toast; leaving the page ends it.
 * @returns `progress`: a share from 0 to 1 while it runs, null otherwise; `cancel` ends it without a file
 */
export function useCsvExport() {
  const shell = useShell();
  const messageOf = useErrorMessage();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async <Item>(file: CsvExport<Item>) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(0);
    try {
      const texts = [CSV_START, csvOf([file.header])];
      for await (const { content, share } of stretchesOf(file, signal)) {
        if (signal.aborted) return;
        texts.push(csvOf(content.map(file.rowOf)));
        setProgress(share);
      }
      saveFile(`${file.name}.csv`, texts);
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
      shell.toast({ kind: 'error', message: messageOf(failure), requestId: failure.requestId });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress, cancel: () => running.current?.abort() };
}

const stretchesOf = <Item>(file: CsvExport<Item>, signal: AbortSignal) =>
  'readPart' in file
    ? partsOf((after) => file.readPart(after, signal), file.total)
    : pagesOf((pageNo) => file.readPage(pageNo, signal));
