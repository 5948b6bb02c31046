import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../../shared/build/src/release/release-files';
import { releaseAssets } from '../../shared/build/src/release/release-assets';
import { inRepository } from '../../shared/build/src/paths';
import { appFolder, containerName } from '../../shared/build/src/webpack/app-folder';
import { compile } from '../../shared/build/src/webpack/compile';
import { webpackApp } from '../../shared/build/src/webpack/webpack-app';

export interface OneBundle {
  readonly folder: string;
  /** The first script and style. */
  readonly main: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Files of a dynamic import of the build by its chunk name. */
  readonly assets: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
}

/**
 * The same sources without federation: one build in which the shell imports the remotes' modules, split by route as any
 * single application would be. Only the module that loads remotes is replaced.
 */
export async function buildOneBundle(folder: string, remotes: readonly string[]): Promise<OneBundle> {
  const shell = appFolder(inRepository('host-shell'));
  mkdirSync(folder, { recursive: true });
  const runtime = path.join(folder, 'direct-runtime.ts');
  writeFileSync(runtime, directRuntime(remotes));
  const outputPath = path.join(folder, 'files');
  const configuration = webpackApp({ folder: shell.path, kind: 'shell', outputPath, buildId: 'one' });
  const stats = await compile(withoutFederation(configuration, runtime));
  const { assets } = releaseAssets(shell, stats.compilation);
  precompress(outputPath);
  return { folder: outputPath, main: assets['main'] ?? { scripts: [], styles: [] }, assets };
}

type Configuration = ReturnType<typeof webpackApp>;

function withoutFederation(configuration: Configuration, runtime: string): Configuration {
  const direct: NonNullable<Configuration['plugins']>[number] = {
    apply: (compiler) =>
      new compiler.webpack.NormalModuleReplacementPlugin(/\/federation-runtime$/, runtime).apply(compiler),
  };
  const entry = { main: inRepository('host-shell/src/bootstrap.ts') };
  return { ...configuration, entry, plugins: [...(configuration.plugins ?? []), direct] };
}

function directRuntime(remotes: readonly string[]): string {
  const cases = remotes.map((remote) => {
    const module = JSON.stringify(inRepository(remote, 'src/remote.ts'));
    return `  ${containerName(remote)}: () => import(/* webpackMode: "eager" */ ${module}),`;
  });
  return `const modules = {\n${cases.join('\n')}\n};
export function createFederationRuntime() {
  return {
    registerRemotes() {},
    async loadRemote(container, onEntryLoaded) { onEntryLoaded(); return modules[container](); },
  };
}
`;
}
