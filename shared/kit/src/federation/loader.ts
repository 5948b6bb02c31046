import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import type { RemoteModule } from '../define-remote';
import { loadMessages, registerMessages } from '../i18n/i18n';
import { diagnoseFailure } from './diagnose-failure';
import { dropPendingRequests, type IntegrityMap } from './integrity-map';
import { type FederationRuntime, loadContainer } from './load-container';
import { LoadFailure, toLoadFailure } from './load-failure';

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
  /** Adds the messages that a contribution of a remote says, in the page's language. */
  messages(module: RemoteModule, contribution: string): Promise<void>;
  /**
   * Prepares the next attempt on a release after a failure: new addresses for its files, and a new container unless a file merely
   * failed to arrive. A container keeps the errors of its modules, and waits for as long as it likes for a file that hangs.
   * @param module of the container that failed; a newer container of the release is kept
   */
  recover(remote: BootRemote, release: ResolvedRelease, failure: LoadFailure, module?: RemoteModule): void;
  /** Forgets the container of a release that the page no longer shows, and its styles. */
  leave(remote: BootRemote, release: ResolvedRelease): void;
}

/** What a container may be asked again after: each of its requests ends with an answer. */
const ARRIVAL_FAILURES: ReadonlySet<string> = new Set(['network', 'http', 'not-script', 'integrity']);

interface Container {
  readonly starting: Promise<RemoteModule>;
  module?: RemoteModule;
}

export function createLoader({ runtime, integrity, fallbackLanguages, messagesReady }: LoaderOptions): Loader {
  const containers = new Map<string, Container>();
  const startedRemotes = new Set<string>();
  const keyOf = (remote: BootRemote, release: ResolvedRelease) => `${remote.name}@${release.version}`;

  async function start(remote: BootRemote, release: ResolvedRelease): Promise<RemoteModule> {
    const force = startedRemotes.has(remote.name);
    startedRemotes.add(remote.name);
    integrity.add(release);
    const entryUrl = integrity.addressOf(new URL(release.baseUrl + release.entry, location.origin).href);
    const started = (module: RemoteModule) => {
      const { namespace, messages, slotMessages } = module;
      const register = (name: string, group: string, loaders: RemoteModule['messages']) =>
        registerMessages(
          name,
          async (language) => {
            await integrity.loadHashes(release, `${group}-${language}`);
            return catalogue(loaders, [language, ...fallbackLanguages]);
          },
          namespace,
        );
      register(namespace, 'messages', messages);
      if (slotMessages) register(slotCatalogue(namespace), 'slot-messages', slotMessages);
      return module;
    };
    try {
      return started(await loadContainer(runtime, { remote: remote.name, entryUrl, force }));
    } catch (error) {
      const failure = await diagnoseFailure(toLoadFailure(error, 'script'), integrity, entryUrl);
      const { reason, phase, cause, late } = failure;
      throw late
        ? new LoadFailure(reason, phase, cause, { ...late, value: (late.value as Promise<RemoteModule>).then(started) })
        : failure;
    }
  }

  return {
    container(remote, release) {
      const key = keyOf(remote, release);
      const running = containers.get(key);
      if (running) return running.starting;
      const container: Container = { starting: start(remote, release) };
      containers.set(key, container);
      container.starting.then(
        (module) => Object.assign(container, { module }),
        () => containers.get(key) === container && containers.delete(key),
      );
      return container.starting;
    },
    async messages({ namespace, slotMessages, slots }, contribution) {
      await messagesReady;
      const isSlot = slots !== undefined && Object.hasOwn(slots, contribution);
      await Promise.all([
        ...(slotMessages ? [loadMessages(slotCatalogue(namespace))] : []),
        ...(slotMessages && isSlot ? [] : [loadMessages(namespace)]),
      ]);
    },
    recover(remote, release, { reason }, module) {
      integrity.renewAddresses(release);
      if (ARRIVAL_FAILURES.has(reason)) return;
      if (reason === 'timeout') dropPendingRequests(release);
      const key = keyOf(remote, release);
      if (module && containers.get(key)?.module === module) containers.delete(key);
    },
    leave(remote, release) {
      containers.delete(keyOf(remote, release));
      removeStyles(release);
    },
  };
}

/** Two releases name their styles alike, so those of the one that is gone would apply to the other. */
function removeStyles({ baseUrl }: ResolvedRelease): void {
  const base = new URL(baseUrl, location.origin).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.startsWith(base)) link.remove();
}

const slotCatalogue = (namespace: string): string => `${namespace}/slots`;

async function catalogue(messages: RemoteModule['messages'], languages: readonly string[]) {
  const language = languages.find((candidate) => messages[candidate]);
  const load = language === undefined ? undefined : messages[language];
  return load ? (await load()).default : {};
}
