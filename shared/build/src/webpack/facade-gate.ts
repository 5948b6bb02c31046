import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';
import { type AppFolder, REPOSITORY } from './app-folder';
import { SHARED_LIBRARIES } from './shared-libraries';

const FACADES = join(REPOSITORY, 'host-shell/src/facades');
const KIT_SOURCE = join(REPOSITORY, 'shared/kit/src') + sep;

/**
 * Fails the build of a remote that compiles but would break on the page: it imports a name that the shell's facade of a
 * shared library does not provide, or bundles its own copy of the kit, which must exist once per page.
 */
export class FacadeGatePlugin {
  constructor(private readonly app: AppFolder) {}

  apply(compiler: Compiler): void {
    const facades = readFacades();
    compiler.hooks.compilation.tap('FacadeGatePlugin', (compilation) => {
      compilation.hooks.finishModules.tap({ name: 'FacadeGatePlugin', stage: 20 }, (modules) => {
        for (const message of violations(compilation, modules, facades)) {
          compilation.errors.push(new webpack.WebpackError(`${this.app.name}: ${message}`));
        }
      });
    });
  }
}

function* violations(compilation: Compilation, modules: Iterable<Module>, facades: Map<string, Set<string>>) {
  for (const module of modules) {
    const resource = (module as { resource?: string }).resource;
    if (resource?.startsWith(KIT_SOURCE)) {
      yield `bundles ${resource.slice(KIT_SOURCE.length)} of the kit; import it from '@marquee/kit'`;
    }
    for (const dependency of module.dependencies) yield* missingExports(compilation, dependency, facades);
  }
}

function* missingExports(compilation: Compilation, dependency: Dependency, facades: Map<string, Set<string>>) {
  const { request } = dependency as { request?: string };
  const provided = request === undefined ? undefined : facades.get(request);
  if (!provided) return;
  for (const reference of dependency.getReferencedExports(compilation.moduleGraph, undefined)) {
    const [name] = Array.isArray(reference) ? reference : reference.name;
    if (name !== undefined && !provided.has(name)) {
      yield `imports ${name} from '${request}', which the shell's facade does not provide`;
    }
  }
}

/** Names that each facade re-exports, by share key. */
function readFacades(): Map<string, Set<string>> {
  const faced = SHARED_LIBRARIES.flatMap(({ key, facade }) => (facade ? [[key, facade] as const] : []));
  return new Map(
    faced.map(([key, facade]) => {
      const source = readFileSync(join(FACADES, `${facade}.ts`), 'utf8');
      const lists = [...source.matchAll(/export \{([^}]*)\}/g)].map(([, list = '']) => list);
      const names = lists
        .join(',')
        .split(',')
        .map(
          (item) =>
            item
              .trim()
              .split(/\s+as\s+/)
              .at(-1) ?? '',
        );
      return [key, new Set(names.filter((name) => name !== ''))];
    }),
  );
}
