import type { RemoteModule } from '@marquee/kit';
import type { FederationRuntime, IntegrityMap } from '@marquee/kit/host';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** Matches the loader's budget for the script phase, in milliseconds; the run time's own default is 20 s. */
const SCRIPT_TIMEOUT_MS = 5000;

/**
 * The federation run time of this page. Entries are requested by our own script elements, with the CORS mode of the edge's
 * preloads and the release's hash, so that a preload is used and a changed file is refused.
 */
export function createFederationRuntime(integrity: IntegrityMap): FederationRuntime {
  const onEntryLoaded = new Map<string, () => void>();
  registerPlugins([
    {
      name: 'marquee-entries',
      createScript: ({ url }) => ({ script: entryScript(url, integrity), timeout: SCRIPT_TIMEOUT_MS }),
      beforeInitRemote: ({ remoteInfo }) => onEntryLoaded.get(remoteInfo.name)?.(),
    },
  ]);
  return {
    registerRemotes: (remotes, options) => registerRemotes(remotes, options),
    loadRemote(container, whenEntryLoaded) {
      onEntryLoaded.set(container, whenEntryLoaded);
      return loadRemote<{ default: RemoteModule }>(`${container}/remote`);
    },
  };
}

function entryScript(url: string, integrity: IntegrityMap): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity.integrityOf(url);
  return script;
}
