import type { RemoteModule } from '@marquee/kit';
import type { FederationRuntime, IntegrityMap } from '@marquee/kit/host';
import { createInstance } from '@module-federation/enhanced/runtime';
import { type Container, createShareScope } from './share-scope';

/** What the library does not type: its own way to forget a remote. */
interface RemoteHandler {
  removeRemote(remote: object): void;
}

/**
 * The federation run time of this page. Entries are scripts of our own, with the CORS mode of the edge's preloads and the
 * release's hash, so that a preload is used and a changed file is refused.
 * @param whenShareFailed called when a file of the shell that remotes share did not arrive, before the next attempt
 */
export function createFederationRuntime(integrity: IntegrityMap, whenShareFailed: () => void): FederationRuntime {
  const entryListeners = new Map<string, () => void>();
  const page = createInstance({
    name: 'host_shell',
    remotes: [],
    plugins: [
      {
        name: 'marquee-entries',
        loadEntry: ({ remoteInfo: { name, entry } }) => loadEntry(name, entry, integrity),
        beforeInitRemote: ({ remoteInfo: { name } }) => entryListeners.get(name)?.(),
      },
    ],
  });
  const forget = (name: string) => {
    const registered = page.options.remotes.find((remote) => remote.name === name);
    if (registered) (page.remoteHandler as unknown as RemoteHandler).removeRemote(registered);
  };
  page.initShareScopeMap('default', createShareScope(whenShareFailed));
  return {
    registerRemotes(remotes, { force = false } = {}) {
      // The library's own `force` does the same, and warns in every visitor's console.
      if (force) for (const { name } of remotes) forget(name);
      page.registerRemotes(remotes);
    },
    loadRemote(name, whenEntryLoaded) {
      entryListeners.set(name, whenEntryLoaded);
      return page.loadRemote<{ readonly default: RemoteModule }>(`${name}/remote`);
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
