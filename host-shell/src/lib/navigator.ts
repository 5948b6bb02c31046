import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

let current: Navigate | null = null;

/** Lets services outside React navigate with the page's router. */
export function connectNavigator(navigate: Navigate): void {
  current = navigate;
}

/** Navigates to an address of this site; by the browser until the router is ready. */
export function navigateTo(to: string, options: { readonly replace?: boolean } = {}): void {
  if (current) current(to, options);
  else if (options.replace) location.replace(to);
  else location.assign(to);
}

/** Connects the services outside React to the router of the page. */
export function useConnectedNavigator(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => connectNavigator((to, options) => void navigate(to, options)), [navigate]);
}
