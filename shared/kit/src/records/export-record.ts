import { type RecordPage, type RecordPart, readPages, readParts } from './read-record';
import { UTF8_BOM, csvOf, downloadFile } from './csv';

interface CsvFile<Item> {
  /** Without its ending. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rowOf: (item: Item) => readonly string[];
}

/** A record page by page, or a long one part by part. */
export type CsvExport<Item> = CsvFile<Item> &
  (
    | { readonly readPage: (pageNo: number, signal: AbortSignal) => Promise<RecordPage<Item>> }
    | {
        readonly readPart: (after: string | undefined, signal: AbortSignal) => Promise<RecordPart<Item>>;
        /** Number of items, if known. */
        readonly total: number;
      }
  );

/**
 * Writes a whole record into one CSV file and downloads it, unless `signal` aborts. Read items are kept as text to save
 * memory.
 * @param onProgress called with the share read: 0 to 1
 */
export async function exportRecord<Item>(
  file: CsvExport<Item>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const texts = [UTF8_BOM, csvOf([file.header])];
  for await (const { content, share } of batchesOf(file, signal)) {
    if (signal.aborted) return;
    texts.push(csvOf(content.map(file.rowOf)));
    onProgress(share);
  }
  downloadFile(`${file.name}.csv`, texts);
}

const batchesOf = <Item>(file: CsvExport<Item>, signal: AbortSignal) =>
  'readPart' in file
    ? readParts((after) => file.readPart(after, signal), file.total)
    : readPages((pageNo) => file.readPage(pageNo, signal));
