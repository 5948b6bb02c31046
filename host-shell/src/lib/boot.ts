import type { BootDocument, BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import type { Envelope } from '@marquee/contract/envelope';
import { type Federation, installRuntime, runtime, useFederation } from '@marquee/kit/host';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

/** The boot document as it stands now; re-renders when an operator changes something. */
export function useCurrentBoot(): BootDocument {
  const federation = useFederation();
  return useSyncExternalStore(federation.subscribe, federation.boot, federation.boot);
}

/**
 * Reads the boot document again after a change of the configuration. Language, theme and session stay the page's own:
 * they may have changed since the answer was on its way.
 */
export async function refreshBoot(federation: Federation): Promise<void> {
  const request = nextRequest();
  const fresh = await fetchBoot(i18next.language);
  const { revision } = federation.boot();
  if (fresh && request.isNewest() && fresh.revision !== revision) takeOver(federation, fresh);
}

/**
 * Brings what the page needs to show another language: its remotes' labels and the files of their catalogues, which the
 * first document left out.
 * @throws when the document cannot be fetched
 */
export async function learnLanguage(federation: Federation, language: string): Promise<void> {
  if (federation.boot().shell.assets[`messages-${language}`]) return;
  const request = nextRequest();
  const fresh = await fetchBoot(language);
  if (!fresh) throw new Error(`no boot document in ${language}`);
  // What was asked for later has been taken over already, without the files of this language.
  if (!request.isNewest()) return learnLanguage(federation, language);
  takeOver(federation, fresh);
}

let requested = 0;
let takenOver = 0;

/** Answers may come in another order than they were asked for: an older document never replaces a newer one. */
function nextRequest() {
  const own = (requested += 1);
  return {
    /** Asked when its answer is there, which is taken over then. */
    isNewest() {
      if (own < takenOver) return false;
      takenOver = own;
      return true;
    },
  };
}

async function fetchBoot(language: string): Promise<BootDocument | null> {
  const url = `/wps/boot?language=${encodeURIComponent(language)}`;
  const response = await fetch(url, { credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) return null;
  const answer = (await response.json()) as BootDocument | Envelope<BootDocument>;
  return 'success' in answer ? (answer.value ?? null) : answer;
}

function takeOver(federation: Federation, fresh: BootDocument): void {
  const currentBoot = federation.boot();
  const boot = {
    ...fresh,
    language: currentBoot.language,
    theme: currentBoot.theme,
    session: currentBoot.session,
    shell: withAssets(fresh.shell, currentBoot.shell),
    remotes: fresh.remotes.map((remote) => withCurrentLanguages(remote, currentBoot.remotes)),
  };
  installRuntime({ ...runtime(), boot });
  federation.update(boot);
}

/** The page may be switched back, and is still in its former language while the new one loads. */
function withCurrentLanguages(fresh: BootRemote, remotes: readonly BootRemote[]): BootRemote {
  const currentRemote = remotes.find(({ name }) => name === fresh.name);
  if (!currentRemote) return fresh;
  return {
    ...fresh,
    manifest: { ...fresh.manifest, labels: { ...currentRemote.manifest.labels, ...fresh.manifest.labels } },
    release: withAssets(fresh.release, currentRemote.release),
  };
}

function withAssets(fresh: ResolvedRelease, currentRelease: ResolvedRelease): ResolvedRelease {
  if (fresh.baseUrl !== currentRelease.baseUrl) return fresh;
  return { ...fresh, assets: { ...currentRelease.assets, ...fresh.assets } };
}
