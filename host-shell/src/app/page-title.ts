import { runtime } from '@marquee/kit/host';
import { createStore, useStore } from 'zustand';

const titleStore = createStore<{ readonly title: string }>()(() => ({ title: '' }));

/** Names the page in the title bar, behind it the brand. */
export function showTitle(title: string): void {
  const { name } = runtime().boot.brand;
  document.title = title ? `${title} · ${name}` : name;
  titleStore.setState({ title });
}

/** The title of the page that is shown, for the announcement of a new page. */
export function useShownTitle(): string {
  return useStore(titleStore).title;
}
