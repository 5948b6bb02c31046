/** Addresses that share one page identity: the home page, with a popup on the last four. */
const POPUP_PATHS = ['/login', '/register', '/reset-password', '/stop-report'] as const;
export const HOME_PATHS = ['/', '/index', '/index.html', '/home', ...POPUP_PATHS] as const;

/** Addresses that open a popup themselves. */
export function isPopupPath(path: string): boolean {
  return (POPUP_PATHS as readonly string[]).includes(path);
}

export function isHomePath(path: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(path);
}
