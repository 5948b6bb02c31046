import { useEffect, useState } from 'react';

/**
 * A module that is loaded when it is needed, null until then. Not React.lazy: a shown Suspense fallback is held for
 * some 300 ms.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isEnabled = true,
  onFailed?: (error: unknown) => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (!isEnabled || module) return;
    let current = true;
    load().then(
      (loaded) => current && setModule(() => loaded),
      (error: unknown) => current && onFailed?.(error),
    );
    return () => {
      current = false;
    };
  }, [isEnabled, module, load, onFailed]);
  return module;
}
