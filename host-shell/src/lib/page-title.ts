import { runtime } from '@marquee/kit/host';
import { createStore, useStore } from 'zustand';

const titleStore = createStore<{ readonly title: string }>()(() => ({ title: '' }));

/** Names the page in the title bar, behind it the brand. */
export function showTitle(title: string): void {
  const { name } = runtime().boot.brand;
  document.title = title ? `${title} · ${name}` : name;
  titleStore.setState({ title });
}

/** The title of the current page, for its announcement to screen readers. */
export function useCurrentTitle(): string {
  return useStore(titleStore).title;
}
