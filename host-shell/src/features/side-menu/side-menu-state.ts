import { createStore, useStore } from 'zustand';

const KEY = 'mq.side-menu';
/** Below this width the menu starts collapsed, to leave room for the page. */
const ROOMY_PX = 1_280;

const store = createStore<{ readonly expanded: boolean }>()(() => ({ expanded: initiallyExpanded() }));

function initiallyExpanded(): boolean {
  const storedValue = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
  return storedValue === null ? typeof innerWidth === 'number' && innerWidth >= ROOMY_PX : storedValue === 'expanded';
}

export function toggleSideMenu(): void {
  const expanded = !store.getState().expanded;
  store.setState({ expanded });
  localStorage.setItem(KEY, expanded ? 'expanded' : 'collapsed');
}

export function useSideMenu(): { readonly expanded: boolean } {
  return useStore(store);
}
