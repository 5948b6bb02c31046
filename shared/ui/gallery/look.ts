import { useSyncExternalStore } from 'react';

export interface Look {
  readonly brand: 'sundarban' | 'meridian';
  readonly theme: 'dark' | 'light';
  readonly dir: 'ltr' | 'rtl';
}

const listeners = new Set<() => void>();

function read(): Look {
  const query = new URLSearchParams(location.search);
  return {
    brand: query.get('brand') === 'meridian' ? 'meridian' : 'sundarban',
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}

let current = read();

/** Puts the look on `<html>`, where the tokens read it. */
export function applyLook(): void {
  const html = document.documentElement;
  html.dataset['brand'] = current.brand;
  html.dataset['theme'] = current.theme;
  html.dir = current.dir;
}

export function changeLook(change: Partial<Look>): void {
  current = { ...current, ...change };
  const query = new URLSearchParams({ ...current });
  history.replaceState(null, '', `?${query.toString()}${location.hash}`);
  applyLook();
  for (const listener of listeners) listener();
}

export function useLook(): Look {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
