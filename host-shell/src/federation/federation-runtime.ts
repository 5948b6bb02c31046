import type { RemoteModule } from '@marquee/kit';
import type { FederationRuntime, IntegrityMap } from '@marquee/kit/host';
import { createShareScope, type ShareScope } from './share-scope';

/** What the entry of a remote leaves in the page (`shared/build/src/webpack/remote-container.ts`). */
interface Container {
  init(scope: ShareScope): void;
  get(module: string): Promise<() => { readonly default: RemoteModule }>;
}

/**
 * The federation run time of this page: entries as scripts of our own, with the CORS mode of the edge's preloads and the
 * release's hash, so that a preload is used and a changed file is refused.
 * @param whenShareFailed called when a file of the shell that remotes share did not arrive, before the next attempt
 */
export function createFederationRuntime(integrity: IntegrityMap, whenShareFailed: () => void): FederationRuntime {
  const shares = createShareScope(whenShareFailed);
  const entries = new Map<string, string>();
  return {
    registerRemotes(remotes) {
      for (const { name, entry } of remotes) entries.set(name, entry);
    },
    async loadRemote(name, whenEntryLoaded) {
      const container = await loadEntry(name, entries.get(name) ?? '', integrity);
      whenEntryLoaded();
      container.init(shares);
      return (await container.get('./remote'))();
    },
  };
}

/** Runs an entry and takes its container out of the page, so that the next release finds none of it. */
async function loadEntry(name: string, url: string, integrity: IntegrityMap): Promise<Container> {
  const script = document.createElement('script');
  const error = await runScript(Object.assign(script, { src: url, integrity: integrity.integrityOf(url) }));
  const container = Reflect.get(globalThis, name) as Container | undefined;
  Reflect.set(globalThis, name, undefined);
  if (container) return container;
  throw error ?? new SyntaxError(`${url} is no entry of ${name}`);
}

/** @returns what the script threw, if anything. @throws an error named `ScriptNetworkError` when it did not arrive */
async function runScript(script: HTMLScriptElement): Promise<Error | undefined> {
  let thrown: Error | undefined;
  const listen = ({ filename, error, message }: ErrorEvent) => {
    if (filename === script.src) thrown = error instanceof Error ? error : new Error(message);
  };
  addEventListener('error', listen);
  try {
    await new Promise<void>((resolve, reject) => {
      const failure = Object.assign(new Error(`${script.src} did not arrive`), { name: 'ScriptNetworkError' });
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(failure));
      document.head.append(Object.assign(script, { async: true, crossOrigin: 'anonymous' }));
    });
    return thrown;
  } finally {
    removeEventListener('error', listen);
    script.remove();
  }
}
