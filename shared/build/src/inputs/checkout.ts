import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../tasks/files-below';

const CODE = /\.(?:tsx?|mjs|cjs|js)$/;

/** The files of a checkout as they are now, each read once. */
export interface Checkout {
  readonly files: readonly string[];
  /** Folders with a `package.json`. */
  readonly packages: readonly string[];
  text(file: string): string;
  /** Of content and name of some files. */
  digest(files: Iterable<string>): string;
  isFile(file: string): boolean;
  /** The files of a folder; the file itself for a file. */
  below(folder: string): readonly string[];
  /** The innermost package of a file. */
  packageOf(file: string): string;
  /** The files of a package without those of packages inside. @param kind `data`: without code */
  filesOf(packageFolder: string, kind: 'data' | 'package'): readonly string[];
}

/** @param root absolute */
export function readCheckout(root: string): Checkout {
  const files = filesBelow('.', root);
  const names = new Set(files);
  const packages = files
    .filter((file) => path.posix.basename(file) === 'package.json')
    .map((file) => path.posix.dirname(file));
  const texts = new Map<string, string>();
  const digests = new Map<string, string>();
  const owners = new Map<string, string>();

  const digestOfFile = (file: string): string => {
    const known = digests.get(file);
    if (known !== undefined) return known;
    const absolute = path.join(root, file);
    const digest = existsSync(absolute) && statSync(absolute).isFile() ? sha256(readFileSync(absolute)) : '';
    digests.set(file, digest);
    return digest;
  };
  const packageOf = (file: string): string => {
    const known = owners.get(file);
    if (known !== undefined) return known;
    const inside = packages.filter((folder) => file.startsWith(`${folder}/`));
    const owner = inside.sort((a, b) => b.length - a.length)[0] ?? '.';
    owners.set(file, owner);
    return owner;
  };
  return {
    files,
    packages,
    packageOf,
    text(file) {
      const known = texts.get(file);
      if (known !== undefined) return known;
      const text = readFileSync(path.join(root, file), 'utf8');
      texts.set(file, text);
      return text;
    },
    digest: (some) =>
      sha256(
        [...new Set(some)]
          .sort()
          .map((file) => `${file} ${digestOfFile(file)}`)
          .join('\n'),
      ),
    isFile: (file) => names.has(file),
    below: (folder) =>
      names.has(folder) ? [folder] : files.filter((file) => folder === '.' || file.startsWith(`${folder}/`)),
    filesOf: (folder, kind) =>
      files.filter((file) => packageOf(file) === folder && (kind === 'package' || !CODE.test(file))),
  };
}

/** SHA-256 of some texts. */
export const digestOf = (texts: readonly string[]): string => sha256(texts.join('\n'));

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
