import { useEffect } from 'react';
import { runtime } from '../runtime';
import type { ShellServices } from './shell-services';

/** The shell's services. Stable: safe in dependency lists. */
export function useShell(): ShellServices {
  return runtime().shell;
}

/** Names the page in the title bar and for assistive technology while the caller is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => runtime().shell.setTitle(title), [title]);
}
