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
 * Writes a whole record into one CSV file and hands it to the browser, unless `signal` ends it before. What has been read is
 * kept as text, so that long records fit.
 * @param onProgress hears how much has been read: 0 to 1
 */
export async function exportRecord<Item>(
  file: CsvExport<Item>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const texts = [CSV_START, csvOf([file.header])];
  for await (const { content, share } of stretchesOf(file, signal)) {
    if (signal.aborted) return;
    texts.push(csvOf(content.map(file.rowOf)));
    onProgress(share);
  }
  saveFile(`${file.name}.csv`, texts);
}

const stretchesOf = <Item>(file: CsvExport<Item>, signal: AbortSignal) =>
  'readPart' in file
    ? partsOf((after) => file.readPart(after, signal), file.total)
    : pagesOf((pageNo) => file.readPage(pageNo, signal));
