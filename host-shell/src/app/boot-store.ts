import type { BootDocument } from '@marquee/contract/boot';
import type { Envelope } from '@marquee/contract/envelope';
import { installRuntime, runtime } from '@marquee/kit/host';
import { createStore, useStore } from 'zustand';

const bootStore = createStore<{ readonly boot: BootDocument | null }>()(() => ({ boot: null }));

/** Makes `boot` the page's boot document: at the start, and again whenever the brand's configuration changed. */
export function setBoot(boot: BootDocument): void {
  bootStore.setState({ boot });
}

/** The boot document as it stands now; re-renders when an operator changes something. */
export function useCurrentBoot(): BootDocument {
  const { boot } = useStore(bootStore);
  if (!boot) throw new Error('the shell has not started');
  return boot;
}

/**
 * Reads the boot document anew after a change of the configuration. Language, theme and session stay the page's own:
 * they may have changed since the answer was on its way.
 */
export async function refreshBoot(): Promise<void> {
  const response = await fetch('/wps/boot', { credentials: 'same-origin', cache: 'no-store' });
  const answer = (await response.json()) as BootDocument | Envelope<BootDocument>;
  const fresh = 'success' in answer ? answer.value : answer;
  const current = runtime().boot;
  if (!response.ok || !fresh || fresh.revision === current.revision) return;
  const boot = { ...fresh, language: current.language, theme: current.theme, session: current.session };
  installRuntime({ ...runtime(), boot });
  setBoot(boot);
}
