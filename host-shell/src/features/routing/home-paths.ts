/** Addresses that share one page identity: the home page, with a popup on the last two. */
export const HOME_PATHS = ['/', '/index', '/index.html', '/home', '/login', '/register'] as const;

export function isHomePath(path: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(path);
}
