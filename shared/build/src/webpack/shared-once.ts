import webpack, { type Compiler } from 'webpack';
import type { AppFolder } from './app-folder';
import { type BuildFacts, type BundledModule, factsOf } from './build-facts';
import { recordedExports } from './recorded-exports';
import { packageNameOf, SHARED_LIBRARIES } from './shared-libraries';

/** Icons are small and each page shows few of them: a remote brings its own. */
const BUNDLED_PARTS = /^src\/(icons|tokens)\//;

/**
 * Fails the build of a remote that compiles but would harm the page: it bundles its own copy of what the shell shares, or
 * imports a name that the shell's facade of a library does not provide.
 */
export class SharedOncePlugin {
  constructor(private readonly app: AppFolder) {}

  apply(compiler: Compiler): void {
    const facades = facadeNames();
    compiler.hooks.thisCompilation.tap('SharedOncePlugin', (compilation) => {
      compilation.hooks.afterChunks.tap({ name: 'SharedOncePlugin', stage: 20 }, () => {
        for (const message of violations(factsOf(compilation), facades)) {
          compilation.errors.push(new webpack.WebpackError(`${this.app.name}: ${message}`));
        }
      });
    });
  }
}

const SHARED_PACKAGES: ReadonlySet<string> = new Set(SHARED_LIBRARIES.map(({ key }) => packageNameOf(key)));

const isOwnCopy = (module: BundledModule): boolean =>
  SHARED_PACKAGES.has(module.package) && !(module.package === '@marquee/ui' && BUNDLED_PARTS.test(module.file));

function* violations({ modules, imports }: BuildFacts, facades: ReadonlyMap<string, ReadonlySet<string>>) {
  for (const module of modules.filter(isOwnCopy)) {
    yield `bundles ${module.file} of ${module.package}, which the shell shares: import one of its shared parts`;
  }
  for (const [key, names] of Object.entries(imports)) {
    const provided = facades.get(key);
    if (!provided) continue;
    for (const name of names.filter((candidate) => !provided.has(candidate))) {
      yield `imports ${name} from '${key}', which the shell's facade does not provide`;
    }
  }
}

/** Names that the shell's facade of a library provides, by share key. */
function facadeNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const recorded = recordedExports();
  const faced = SHARED_LIBRARIES.filter(({ facade }) => facade !== undefined);
  return new Map(faced.map(({ key }) => [key, new Set(Object.keys(recorded[key] ?? {}))]));
}
