import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { shareKeyOf } from './remote-container';

/** A module that ended up in a build. */
export interface BundledModule {
  readonly package: string;
  /** Path inside its package, without `./`. */
  readonly file: string;
  /** Of its source, before minification. */
  readonly bytes: number;
}

/** What a build is made of, known before webpack merges its modules. */
export interface BuildFacts {
  /** Sorted by package and file. */
  readonly modules: readonly BundledModule[];
  /** Names that it takes from the shell, by share key, sorted; `*` where it takes a module as a whole. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Names in quotation marks in its own sources: among them every call and topic that it uses. */
  readonly texts: ReadonlySet<string>;
}

const facts = new WeakMap<Compilation, BuildFacts>();

/** Facts of a compilation of a federated app. */
export function factsOf(compilation: Compilation): BuildFacts {
  return facts.get(compilation) ?? { modules: [], imports: {}, texts: new Set() };
}

/** Collects the facts of each build once it is decided which modules and exports are used. */
export class BuildFactsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildFactsPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('BuildFactsPlugin', () => {
        const used = [...compilation.modules].filter(
          (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        // webpack's own order depends on which file was read first; equal sources give equal releases.
        const modules = used.flatMap((module) => bundledModule(module) ?? []).toSorted(byName);
        facts.set(compilation, { modules, imports: importsOf(compilation, used), texts: textsOf(used) });
      });
    });
  }
}

interface Resolved {
  readonly resource?: string;
  readonly resourceResolveData?: {
    readonly relativePath?: string;
    readonly descriptionFileData?: { readonly name?: string };
  };
}

function bundledModule(module: Module): BundledModule | undefined {
  const { resource = '', resourceResolveData = {} } = module as Resolved;
  const { relativePath, descriptionFileData } = resourceResolveData;
  const bytes = module.size();
  if (relativePath !== undefined && descriptionFileData?.name !== undefined)
    return { package: descriptionFileData.name, file: relativePath.replace(/^\.\//, ''), bytes };
  // A folder of a package may have a package.json without a name of its own.
  const [, name, file] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(resource.replaceAll('\\', '/')) ?? [];
  return name && file ? { package: name, file, bytes } : undefined;
}

function byName(left: BundledModule, right: BundledModule): number {
  const [leftName, rightName] = [left, right].map((module) => `${module.package}/${module.file}`) as [string, string];
  return leftName < rightName ? -1 : Number(leftName > rightName);
}

function importsOf(compilation: Compilation, modules: readonly Module[]): Record<string, string[]> {
  const imports = new Map<string, Set<string>>();
  for (const dependency of modules.flatMap(dependenciesOf)) {
    const connection = compilation.moduleGraph.getConnection(dependency);
    const key = connection && shareKeyOf(connection.module);
    if (key === undefined || connection?.getActiveState(undefined) === false) continue;
    const names = imports.get(key) ?? new Set();
    imports.set(key, names);
    for (const name of namesOf(compilation, dependency)) names.add(name);
  }
  return Object.fromEntries([...imports].toSorted().map(([key, names]) => [key, [...names].toSorted()]));
}

/** Names of the kind `wallet.balance`. A name that code puts together from parts is not found. */
export const NAMES = /(["'`])([a-z][\w-]*(?:\.[\w-]+)+)\1/g;

function textsOf(modules: readonly Module[]): Set<string> {
  const own = modules.filter((module) => !(module as Resolved).resource?.includes('node_modules'));
  const sources = own.map((module) => String(module.originalSource()?.source() ?? ''));
  return new Set(sources.flatMap((source) => [...source.matchAll(NAMES)].map(([, , name = '']) => name)));
}

function dependenciesOf(module: Module): Dependency[] {
  return [...module.dependencies, ...module.blocks.flatMap((block) => block.dependencies)];
}

function namesOf({ moduleGraph }: Compilation, dependency: Dependency): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const [name = '*'] = Array.isArray(reference) ? reference : reference.name;
    return name;
  });
}
