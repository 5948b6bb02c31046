import type { RemoteModule } from '@marquee/kit';
import type { FederationRuntime, IntegrityMap } from '@marquee/kit/host';
import { type Container, createShareScope } from './share-scope';

/** The one module that a remote exposes (`shared/build/src/webpack/remote-container.ts`). */
const EXPOSED_MODULE = './remote';

/**
 * The federation run time of this page: the protocol of module federation, `init` and `get`, for containers whose fit has been
 * checked before they reach the page. Entries are scripts of our own, with the CORS mode of the edge's preloads and the
 * release's hash, so that a preload is used and a changed file is refused.
 * @param whenShareFailed called when a file of the shell that remotes share did not arrive, before the next attempt
 */
export function createFederationRuntime(integrity: IntegrityMap, whenShareFailed: () => void): FederationRuntime {
  const scope = createShareScope(whenShareFailed);
  const entries = new Map<string, string>();
  const containers = new Map<string, Promise<Container>>();

  function containerOf(name: string): Promise<Container> {
    const running = containers.get(name);
    if (running) return running;
    const starting = loadEntry(name, entries.get(name) ?? '', integrity);
    containers.set(name, starting);
    const forget = () => {
      if (containers.get(name) === starting) containers.delete(name);
    };
    starting.catch(forget);
    return starting;
  }

  return {
    registerRemotes(remotes, { force = false } = {}) {
      for (const { name, entry } of remotes) {
        if (entries.has(name) && !force) continue;
        entries.set(name, entry);
        containers.delete(name);
      }
    },
    async loadRemote(name, whenEntryLoaded) {
      const container = await containerOf(name);
      whenEntryLoaded();
      container.init(scope);
      const factory = await container.get(EXPOSED_MODULE);
      return factory() as { readonly default: RemoteModule };
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
