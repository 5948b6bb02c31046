import type { SideMenuStart } from '@marquee/contract/frame';
import { useStore } from 'zustand';
import { keepPreference, readPreference } from '../../lib/cookies';
import { createFrameStore } from '../../lib/frame-store';

interface SideMenuState {
  readonly expanded: boolean;
  /** In a frame whose visitor has not chosen: expanded, but folded by its style on windows that are not roomy. */
  readonly isByWidth: boolean;
}

const COOKIE = 'mq_menu';
/** Below this width the menu starts collapsed, to leave room for the page; the same in `side-menu.module.css`. */
const ROOMY_PX = 1_280;

const store = createFrameStore<SideMenuState>({ expanded: initiallyExpanded(), isByWidth: false });

/** As the visitor left it; at a first visit by the width of the window. */
function initiallyExpanded(): boolean {
  const storedValue = typeof document === 'undefined' ? null : readPreference(COOKIE);
  return storedValue === null ? typeof innerWidth === 'number' && innerWidth >= ROOMY_PX : storedValue === 'expanded';
}

/** In a cookie, so that the edge can send the page with the menu as it will be. */
export function toggleSideMenu(): void {
  const expanded = !store.getState().expanded;
  store.setState({ expanded });
  keepPreference(COOKIE, expanded ? 'expanded' : 'collapsed');
}

/** Sets the menu of a frame. */
export function startSideMenu(menu: SideMenuStart): void {
  store.setState({ expanded: menu !== 'collapsed', isByWidth: menu === 'auto' });
}

export function useSideMenu(): SideMenuState {
  return useStore(store);
}
