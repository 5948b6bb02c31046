import type { ParsedCallRequest } from '@marquee/contract/calls/index';

type LinkRequest = ParsedCallRequest<'lottery.lobbyLink'>;

const LOBBIES = { VN: '/vnLottery', SEA: '/seaLottery', FAST: '/lottery', LOTT: '/lottery?area=LOTT' } as const;
const ROOMS = { VN: '/vnlottery', SEA: '/sealottery', FAST: '/lottert', LOTT: '/lottert' } as const;

/**
 * The address of a lobby or a room on this site. The way back is taken over only within the site.
 * @param origin of the site, such as `https://sundarban.example.com`
 */
export function lobbyLink(request: LinkRequest, origin: string): string {
  const { lottoArea, launchMode, view, gameCode, prizeMode, backUrl } = request;
  const area = launchMode === 'ELOTT' ? 'FAST' : lottoArea;
  const url = new URL((view === 'betting' && gameCode ? ROOMS : LOBBIES)[area], origin);
  if (gameCode) url.searchParams.set('gameCode', gameCode);
  if (prizeMode) url.searchParams.set('prizeMode', prizeMode);
  const back = backUrl && URL.canParse(backUrl, origin) ? new URL(backUrl, origin) : null;
  if (back?.origin === new URL(origin).origin) url.searchParams.set('backUrl', back.pathname + back.search);
  return url.href;
}
