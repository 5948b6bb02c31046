import { createStore, useStore } from 'zustand';
import { keepPreference } from '../../lib/cookies';

export type Theme = 'dark' | 'light';

const themeStore = createStore<{ readonly theme: Theme }>()(() => ({ theme: 'dark' }));

/** Shows a theme without keeping it: the one that the page came with. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  themeStore.setState({ theme });
}

/** Shows a theme and keeps it for the next visit. */
export function switchTheme(theme: Theme): void {
  applyTheme(theme);
  keepPreference('mq_theme', theme);
}

export function useTheme(): Theme {
  return useStore(themeStore).theme;
}
