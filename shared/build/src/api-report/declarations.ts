import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Statement, type TSSignature } from 'oxc-parser';

/** A declaration or re-export of a module. */
interface Reference {
  /** Absolute path of the declaration file; undefined for a package that is not ours. */
  readonly file: string | undefined;
  readonly specifier: string;
  readonly name: string;
}

interface Module {
  /** Text of each declaration by its name; overloads joined. */
  readonly declarations: ReadonlyMap<string, string>;
  /** Where a name comes from that is imported here, or exported under another name. */
  readonly references: ReadonlyMap<string, Reference>;
  readonly exports: ReadonlyMap<string, Reference | string>;
  readonly stars: readonly string[];
}

/** The declaration files of our packages, as the compiler wrote them below a folder. */
export interface Declarations {
  /** Exported names of a module, sorted. */
  exportsOf(file: string): string[];
  /** The declaration of an exported name, without what it refers to. */
  textOf(file: string, name: string): string;
  /** Digest of the declaration and of all declarations of ours that it refers to, as far as the next list. */
  digestOf(file: string, name: string): string;
  /** Digest of each member of an object or interface, by its key. */
  memberDigests(file: string, name: string): Record<string, string>;
}

/**
 * @param root folder with `shared/contract/src` and the like below it
 * @param lists declarations that grow and stand for themselves, as `path below the root#name`: what refers to one does not change with it
 * @param gone by declaration, the lines of members that left it and that no remote used: its digests count them still, at their former end
 */
export function readDeclarations(
  root: string,
  lists: ReadonlySet<string> = new Set(),
  gone: ReadonlyMap<string, string> = new Map(),
): Declarations {
  const modules = new Map<string, Module>();

  function moduleOf(file: string): Module {
    const read = modules.get(file) ?? readModule(root, file);
    modules.set(file, read);
    return read;
  }

  function exported(file: string): Map<string, Reference> {
    const { exports, stars } = moduleOf(file);
    const own = [...exports].map(([name, target]): [string, Reference] => [
      name,
      typeof target === 'string' ? { file, specifier: '', name: target } : target,
    ]);
    return new Map([...stars.flatMap((star) => [...exported(star)]), ...own]);
  }

  /** Follows re-exports and imports to the file that declares the name. */
  function resolve(reference: Reference): Reference {
    if (reference.file === undefined) return reference;
    const { declarations, references } = moduleOf(reference.file);
    if (declarations.has(reference.name)) return reference;
    const next = references.get(reference.name) ?? exported(reference.file).get(reference.name);
    const isSame = next?.file === reference.file && next?.name === reference.name;
    return next && !isSame ? resolve(next) : reference;
  }

  function collect(start: Reference, texts: Map<string, string>): void {
    const target = resolve(start);
    const { file, name } = target;
    const key = placeOf(root, target);
    if (texts.has(key)) return;
    const isClosed = file === undefined || (lists.has(key) && texts.size > 0);
    const text = isClosed ? '' : (moduleOf(file).declarations.get(name) ?? '');
    texts.set(key, text.replace(/\}$/, `${gone.get(key) ?? ''}}`));
    if (file !== undefined) collectFrom(file, name, text, texts);
  }

  function collectFrom(file: string, name: string, text: string, texts: Map<string, string>): void {
    for (const reference of referencesIn(root, { file, name, text }, moduleOf(file))) collect(reference, texts);
  }

  const declarationOf = (file: string, name: string): Reference =>
    resolve(exported(file).get(name) ?? { file, specifier: '', name });

  return {
    exportsOf: (file) => [...exported(file).keys()].sort(),
    textOf(file, name) {
      const target = declarationOf(file, name);
      return target.file === undefined
        ? `from ${target.specifier}`
        : (moduleOf(target.file).declarations.get(target.name) ?? '');
    },
    digestOf(file, name) {
      const texts = new Map<string, string>();
      collect(declarationOf(file, name), texts);
      return digestOfTexts(texts);
    },
    memberDigests(file, name) {
      const members = membersIn(moduleOf(file).declarations.get(name) ?? '');
      return Object.fromEntries(
        members.map(([key, text]) => {
          const texts = new Map([[key, text]]);
          collectFrom(file, name, text, texts);
          return [key, digestOfTexts(texts)];
        }),
      );
    },
  };
}

interface Text {
  readonly file: string;
  /** Of the declaration that the text is or is part of. */
  readonly name: string;
  readonly text: string;
}

/** What a text refers to by name, or by an import in its place. */
function* referencesIn(root: string, { file, name, text }: Text, module: Module): Generator<Reference> {
  const { declarations, references } = module;
  for (const [identifier] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    if (identifier === name) continue;
    if (declarations.has(identifier)) yield { file, specifier: '', name: identifier };
    const reference = references.get(identifier);
    if (reference) yield reference;
  }
  for (const [, target = '', inlined = ''] of text.matchAll(/import\("([^"]+)"\)\.([\w$]+)/g))
    yield { file: fileOf(root, file, target), specifier: target, name: inlined };
}

/** Of declarations, by the place of each. */
export const digestOfTexts = (texts: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...texts].toSorted()))
    .digest('hex')
    .slice(0, 8);

/** Key and text of each member of a declared object or interface. */
function membersIn(text: string): [string, string][] {
  const [statement] = parseSync('list.d.ts', text).program.body;
  const declaration = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'TSInterfaceDeclaration')
    return declaration.body.body.flatMap((member) => entryOf(member, text));
  if (declaration?.type !== 'VariableDeclaration') return [];
  const type = declaration.declarations[0]?.id.typeAnnotation?.typeAnnotation;
  return type?.type === 'TSTypeLiteral' ? type.members.flatMap((member) => entryOf(member, text)) : [];
}

function entryOf(member: TSSignature, text: string): [string, string][] {
  if (member.type !== 'TSPropertySignature') return [];
  const { key } = member;
  const name = key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? key.name : undefined;
  return name === undefined ? [] : [[name, text.slice(member.start, member.end)]];
}

function readModule(root: string, file: string): Module {
  const source = readFileSync(file, 'utf8');
  const declarations = new Map<string, string>();
  const references = new Map<string, Reference>();
  const exports = new Map<string, Reference | string>();
  const stars: string[] = [];
  const declare = (names: string[], { start, end }: Statement) => {
    for (const name of names) {
      const earlier = declarations.get(name);
      declarations.set(name, [...(earlier ? [earlier] : []), source.slice(start, end)].join('\n'));
    }
  };
  const from = (specifier: string, name: string): Reference => ({
    file: fileOf(root, file, specifier),
    specifier,
    name,
  });
  for (const statement of parseSync(file, source).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const item of statement.specifiers) {
        const name =
          item.type === 'ImportSpecifier'
            ? nameOf(item.imported)
            : item.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*';
        references.set(item.local.name, from(statement.source.value, name));
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      const target = fileOf(root, file, statement.source.value);
      if (target !== undefined) stars.push(target);
    } else if (statement.type === 'ExportNamedDeclaration') {
      const names = namesIn(statement.declaration);
      declare(names, statement);
      for (const name of names) exports.set(name, name);
      for (const { local, exported } of statement.specifiers) {
        const { source: target } = statement;
        exports.set(nameOf(exported), target ? from(target.value, nameOf(local)) : nameOf(local));
      }
    } else declare(namesIn(statement), statement);
  }
  return { declarations, references, exports, stars };
}

const nameOf = (name: { readonly name: string } | { readonly value: string }): string =>
  'name' in name ? name.name : name.value;

/** Names that a declaration introduces: one, or several of a `const`. */
function namesIn(node: unknown): string[] {
  const { id, declarations } = (node ?? {}) as {
    readonly id?: { readonly name?: string } | null;
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  };
  if (declarations) return declarations.flatMap((declarator) => declarator.id.name ?? []);
  return id?.name === undefined ? [] : [id.name];
}

const placeOf = (root: string, { file, specifier, name }: Reference): string =>
  `${file === undefined ? specifier : path.relative(root, file).replaceAll('\\', '/')}#${name}`;

/** Declaration file behind an import of one of our packages, or of a file beside it. */
function fileOf(root: string, importer: string, specifier: string): string | undefined {
  const [, owner, rest = ''] = /^@marquee\/(contract|kit|ui)(?:\/(.*))?$/.exec(specifier) ?? [];
  const base = owner
    ? path.join(root, 'shared', owner, 'src', rest)
    : specifier.startsWith('.') && path.resolve(path.dirname(importer), specifier);
  if (!base) return undefined;
  return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((candidate) => existsSync(candidate));
}
