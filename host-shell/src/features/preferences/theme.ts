import { useStore } from 'zustand';
import { keepPreference } from '../../lib/cookies';
import { createFrameStore } from '../../lib/frame-store';

export type Theme = 'dark' | 'light';

const themeStore = createFrameStore<{ readonly theme: Theme }>({ theme: 'dark' });

/** Sets the theme of a page or frame that is about to be rendered. */
export function startTheme(theme: Theme): void {
  themeStore.setState({ theme });
}

/** Shows a theme without keeping it: the one that the page came with. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  startTheme(theme);
}

/** Shows a theme and keeps it for the next visit. */
export function switchTheme(theme: Theme): void {
  applyTheme(theme);
  keepPreference('mq_theme', theme);
}

export function useTheme(): Theme {
  return useStore(themeStore).theme;
}
