const YEAR_S = 365 * 24 * 3_600;

/** Keeps a preference where the edge reads it too, so that the next page comes right from the start. Never for secrets. */
export function keepPreference(name: 'mq_lang' | 'mq_theme' | 'mq_user', value: string, maxAgeS = YEAR_S): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`;
}

export function readPreference(name: string): string | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie ? decodeURIComponent(cookie.slice(name.length + 1)) : null;
}
