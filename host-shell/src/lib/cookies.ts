const YEAR_S = 365 * 24 * 3_600;

/** Stores a preference in a cookie, which the edge reads to render the next page. Never for secrets. */
export function keepPreference(
  name: 'mq_lang' | 'mq_theme' | 'mq_user' | 'mq_menu',
  value: string,
  maxAgeS = YEAR_S,
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`;
}

export function readPreference(name: string): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie ? decodeURIComponent(cookie.slice(name.length + 1)) : null;
}
