import type { BootDocument } from '@marquee/contract/boot';
import type { Envelope } from '@marquee/contract/envelope';
import { type Federation, installRuntime, runtime, useFederation } from '@marquee/kit/host';
import { useSyncExternalStore } from 'react';

/** The boot document as it stands now; re-renders when an operator changes something. */
export function useCurrentBoot(): BootDocument {
  const federation = useFederation();
  return useSyncExternalStore(federation.subscribe, federation.boot);
}

/**
 * Reads the boot document anew after a change of the configuration. Language, theme and session stay the page's own:
 * they may have changed since the answer was on its way.
 */
export async function refreshBoot(federation: Federation): Promise<void> {
  const response = await fetch('/wps/boot', { credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) return;
  const answer = (await response.json()) as BootDocument | Envelope<BootDocument>;
  const fresh = 'success' in answer ? answer.value : answer;
  const { language, theme, session, revision } = federation.boot();
  if (!fresh || fresh.revision === revision) return;
  const boot = { ...fresh, language, theme, session };
  installRuntime({ ...runtime(), boot });
  federation.update(boot);
}
