import { useEffect, useEffectEvent, useState } from 'react';

/** So long after a part failed to load it is asked for again: the connection may be back. */
export const RETRY_MS = 5_000;

/**
 * A module that is loaded when it is needed, null until then; what fails to load is asked for again. Not React.lazy: a shown Suspense
 * fallback is held for some 300 ms.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isEnabled = true,
  onFailed?: (error: unknown) => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const failed = useEffectEvent((error: unknown) => onFailed?.(error));
  useEffect(() => {
    if (!isEnabled || module) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const attempt = (): unknown =>
      load().then(
        (loaded) => current && setModule(() => loaded),
        (error: unknown) => {
          if (!current) return;
          retry = setTimeout(attempt, RETRY_MS);
          failed(error);
        },
      );
    attempt();
    return () => {
      current = false;
      clearTimeout(retry);
    };
  }, [isEnabled, module, load]);
  return module;
}
