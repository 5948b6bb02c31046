import { type PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatAmount } from '@marquee/contract/money';
import { stringify } from 'csv-stringify/sync';
import type pg from 'pg';
import { ZipFile } from 'yazl';
import type { PersonalData } from '../../../platform/personal-data';
import { type HeldRow as Row, readInChunks } from './repository';

/** Rows in memory at once, however many there are: so few that other work of the process waits some milliseconds for them. */
const ROWS_AT_ONCE = 500;
const PART_BYTES = 1_000_000;
const BYTE_ORDER_MARK = '﻿';

/** A plain number may start with its sign; other text that a spreadsheet would run as a formula is escaped. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const CELLS = {
  boolean: String,
  string: (value: string) => ({ value, escape_formulas: !NUMBER.test(value) }),
};

/** A file of the archive apart from the records, such as the one that explains them. */
export interface AddedFile {
  readonly file: string;
  readonly content: Buffer;
}

/**
 * Writes all that is held of a member as a ZIP archive: `json/<file>.json` and `csv/<file>.csv` of each kind of record.
 * @param client in one `repeatable read` transaction, so that the files agree with each other
 * @param keepPart gets the archive piece by piece, the next piece after the last one is kept
 * @returns the archive's size in bytes
 */
export async function writeArchive(
  client: pg.PoolClient,
  {
    memberId,
    data,
    added,
    keepPart,
  }: {
    readonly memberId: bigint;
    readonly data: readonly PersonalData[];
    readonly added: readonly AddedFile[];
    readonly keepPart: (bytes: Buffer, number: number) => Promise<void>;
  },
): Promise<bigint> {
  const zip = new ZipFile();
  // A wrapper of it would wait for the next piece before it is destroyed, and that never comes.
  const archive = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => archive.destroy(error));
  for (const { file, content } of added) zip.addBuffer(content, file);
  for (const kind of data) {
    addLazily(zip, `json/${kind.file}.json`, () => jsonOf(readableRows(client, kind, memberId)));
    addLazily(zip, `csv/${kind.file}.csv`, () => csvOf(readableRows(client, kind, memberId)));
  }
  zip.end();
  return keepParts(archive, keepPart);
}

/** The archive asks for one file after another, so one cursor is open at a time. */
function addLazily(zip: ZipFile, path: string, open: () => AsyncIterable<string>): void {
  zip.addReadStreamLazy(path, (take) => {
    const content = Readable.from(open(), { objectMode: false });
    // The library listens to no errors of its sources: without a listener one would end the process.
    content.on('error', (error) => zip.emit('error', error));
    take(null, content);
  });
}

async function* jsonOf(chunks: AsyncIterable<readonly Row[]>): AsyncIterable<string> {
  let before = '[\n';
  for await (const rows of chunks) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A byte order mark tells spreadsheets that it is UTF-8. */
async function* csvOf(chunks: AsyncIterable<readonly Row[]>): AsyncIterable<string> {
  let isFirst = true;
  for await (const rows of chunks) {
    const text = stringify(rows.map(cellsOf), { header: isFirst, cast: CELLS });
    yield isFirst ? BYTE_ORDER_MARK + text : text;
    isFirst = false;
  }
}

async function* readableRows(
  client: pg.PoolClient,
  { text }: PersonalData,
  memberId: bigint,
): AsyncIterable<readonly Row[]> {
  for await (const rows of readInChunks(client, text, memberId, ROWS_AT_ONCE)) yield rows.map(readableRow);
}

const readableRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readable(value)]));

const readable = (value: unknown): unknown => {
  if (typeof value === 'bigint') return formatAmount(value);
  return value instanceof Date ? value.toISOString() : value;
};

const cellsOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]));

const cellOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

async function keepParts(
  archive: Readable,
  keepPart: (bytes: Buffer, number: number) => Promise<void>,
): Promise<bigint> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let number = 0;
  let total = 0n;
  const keep = async (): Promise<void> => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    total += BigInt(bytes.length);
    await keepPart(bytes, number);
    number += 1;
  };
  await pipeline(archive, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= PART_BYTES) await keep();
    }
  });
  if (waitingBytes > 0) await keep();
  return total;
}
