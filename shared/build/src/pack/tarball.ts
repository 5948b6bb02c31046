import { gzipSync } from 'node:zlib';

/** Bytes of a header and of the unit in which files are stored. */
const BLOCK = 512;
/** The time that npm gives to every file of a package, so that equal content makes equal bytes. */
const MODIFIED_SECONDS = 499_162_500;

export interface PackedFile {
  /** Path inside the package, with forward slashes. */
  readonly path: string;
  readonly content: Buffer;
  readonly isExecutable?: boolean;
}

/** A package as npm installs it: a compressed ustar archive with all files below `package/`. */
export function tarball(files: readonly PackedFile[]): Buffer {
  const sorted = files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
  const entries = sorted.flatMap((file) => [headerOf(file), file.content, padding(file.content.length)]);
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

function headerOf({ path, content, isExecutable = false }: PackedFile): Buffer {
  const name = `package/${path}`;
  if (Buffer.byteLength(name) > 100) throw new Error(`${path} is too long a path for a package`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(isExecutable ? 0o755 : 0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(content.length, 11), 124);
  header.write(octal(MODIFIED_SECONDS, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
