import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import type { RemoteModule } from '../define-remote';
import { loadMessages, registerMessages } from '../i18n/i18n';
import { diagnoseFailure } from './diagnose-failure';
import type { IntegrityMap } from './integrity-map';
import { type FederationRuntime, loadContainer } from './load-container';
import { toLoadFailure } from './load-failure';

export interface LoaderOptions {
  readonly runtime: FederationRuntime;
  readonly integrity: IntegrityMap;
  /** Tried in order for a remote without the page's language. */
  readonly fallbackLanguages: readonly string[];
  /** Resolves when the page's i18n instance takes catalogues. */
  readonly messagesReady: Promise<void>;
}

export interface Loader {
  /** Starts the container of a release, or joins a start under way. A failed start is not cached: the next call tries again. */
  container(remote: BootRemote, release: ResolvedRelease): Promise<RemoteModule>;
  /** Adds a remote's messages in the page's language. */
  messages(module: RemoteModule): Promise<void>;
}

export function createLoader({ runtime, integrity, fallbackLanguages, messagesReady }: LoaderOptions): Loader {
  const containers = new Map<string, Promise<RemoteModule>>();
  const starts = new Map<string, number>();

  async function start(remote: BootRemote, release: ResolvedRelease): Promise<RemoteModule> {
    const earlier = starts.get(remote.name) ?? 0;
    starts.set(remote.name, earlier + 1);
    integrity.add(release);
    const file = new URL(release.baseUrl + release.entry, location.origin).href;
    const entryUrl = earlier === 0 ? file : `${file}?attempt=${earlier}`;
    try {
      const module = await loadContainer(runtime, { remote: remote.name, entryUrl, force: earlier > 0 });
      registerMessages(module.namespace, async (language) => {
        await integrity.loadHashes(release, `messages-${language}`);
        return catalogue(module, [language, ...fallbackLanguages]);
      });
      return module;
    } catch (error) {
      throw await diagnoseFailure(toLoadFailure(error, 'script'), integrity, entryUrl);
    }
  }

  return {
    container(remote, release) {
      const key = `${remote.name}@${release.version}`;
      const running = containers.get(key);
      if (running) return running;
      const started = start(remote, release);
      containers.set(key, started);
      started.catch(() => containers.delete(key));
      return started;
    },
    async messages(module) {
      await messagesReady;
      await loadMessages(module.namespace);
    },
  };
}

async function catalogue({ messages }: RemoteModule, languages: readonly string[]) {
  const language = languages.find((candidate) => messages[candidate]);
  const load = language === undefined ? undefined : messages[language];
  return load ? (await load()).default : {};
}
