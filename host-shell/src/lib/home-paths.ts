/** Addresses that share one page identity: the home page, with a popup on the last three. */
export const HOME_PATHS = ['/', '/index', '/index.html', '/home', '/login', '/register', '/reset-password'] as const;

export function isHomePath(path: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(path);
}
