import { type ShellSettings, useShell } from '@marquee/kit';
import { useEffect, useState } from 'react';

/** The shell's own settings, shared with its header; null until they have loaded, and where they do not load. */
export function useSettings(): ShellSettings | null {
  const shell = useShell();
  const [settings, setSettings] = useState<ShellSettings | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // What cannot be loaded is not offered.
    shell.settings?.().then(
      (loaded) => isCurrent && setSettings(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [shell]);
  return settings;
}
