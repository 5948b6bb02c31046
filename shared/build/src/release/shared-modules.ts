import type { BundledModule } from '../webpack/build-facts';

/** File of a release that lists the modules in it. */
export const MODULES_FILE = 'modules.json';

export interface AppModules {
  readonly app: string;
  readonly modules: readonly BundledModule[];
}

/** A module that several apps bring to the same page. */
export interface RepeatedModule {
  /** Package and path: `@marquee/contract/src/amount.ts`. */
  readonly name: string;
  readonly apps: readonly string[];
  readonly bytes: number;
}

/** Modules that may be in several apps, by the start of their name, and why the shell does not share them. */
const ACCEPTED: readonly { readonly prefix: string; readonly reason: string }[] = [
  {
    prefix: '@marquee/contract/src/',
    reason: 'a remote is built against one version of the contract and keeps its rules and constants, some kB each',
  },
  { prefix: '@marquee/ui/src/icons/', reason: 'a list of names, empty once built' },
  { prefix: 'lucide-react/dist/', reason: 'of 80 icons of 0.3 kB an app shows a dozen; sharing would load all' },
];

/** Every module that is in more than one app, largest first. */
export function repeatedModules(apps: readonly AppModules[]): RepeatedModule[] {
  const found = new Map<string, { apps: string[]; bytes: number }>();
  for (const { app, modules } of apps) {
    for (const { package: owner, file, bytes } of modules) {
      const name = `${owner}/${file}`;
      const entry = found.get(name) ?? { apps: [], bytes };
      if (!entry.apps.includes(app)) entry.apps.push(app);
      found.set(name, entry);
    }
  }
  const repeated = [...found].filter(([, entry]) => entry.apps.length > 1).map(([name, entry]) => ({ name, ...entry }));
  return repeated.sort((left, right) => right.bytes - left.bytes);
}

/** Why a module may be in several apps; undefined where the shell must share it. */
export function reasonToRepeat({ name }: RepeatedModule): string | undefined {
  return ACCEPTED.find(({ prefix }) => name.startsWith(prefix))?.reason;
}
