/** Where the list of these games is on a brand's site. */
const LOBBY_PATH = '/bgs';

/** The lobby of the site that opened this page, as far as its referrer tells. */
export function lobbyOf(referrer: string, ownOrigin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, protocol } = new URL(referrer);
  return origin === ownOrigin || !/^https?:$/.test(protocol) ? null : `${origin}${LOBBY_PATH}`;
}
