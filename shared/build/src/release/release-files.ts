import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;
/** Below this size a compressed copy saves nothing on the wire. */
const MIN_BYTES = 600;

/** Relative paths of all files below a folder, sorted, with forward slashes. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** SRI hash of every file below a folder. */
export function integrityOf(folder: string): Record<string, string> {
  return Object.fromEntries(filesIn(folder).map((file) => [file, sri(readFileSync(path.join(folder, file)))]));
}

/** Of 256 bits: hashes make up most of the first page's bytes and do not compress. */
export function sri(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Bytes of each script and style of a folder as it travels: of its compressed copy, where it has one. */
export function compressedSizes(folder: string): Record<string, number> {
  const files = filesIn(folder).filter((file) => /\.(?:js|css)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, compressedSize(path.join(folder, file))]));
}

export function compressedSize(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
}

/** Writes `.br` and `.gz` copies once, so that no request compresses. */
export function precompress(folder: string): void {
  for (const file of filesIn(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const content = readFileSync(path.join(folder, file));
    if (content.byteLength < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
