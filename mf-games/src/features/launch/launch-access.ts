import type { SessionState } from '@marquee/contract/session';

export type LaunchMode = 'real' | 'demo';
export type LaunchAccess = 'open' | 'login' | 'real-account';

/** Who may start a game (specification, section 4, "Game start"): a demo is open to all, real play needs a real account. */
export function launchAccessOf(state: SessionState, mode: LaunchMode): LaunchAccess {
  if (mode === 'demo') return 'open';
  if (state === 'guest') return 'login';
  return state === 'trial' ? 'real-account' : 'open';
}

/** Address of the launch frame for a game. */
export function seamlessPath(nodeId: number, mode: LaunchMode = 'real'): string {
  return `/seamless?nodeId=${nodeId}${mode === 'demo' ? '&mode=demo' : ''}`;
}

/** How an address names a game: by its node, or by vendor and code as banners do (`BGS/CRASH`). */
export type GameReference = { readonly nodeId: number } | { readonly vassalage: string; readonly gameCode: string };

const VENDOR_AND_CODE = /^([A-Z0-9_]{2,16})\/(\w{1,40})$/;

/** The game and mode of an address of the launch frame; null when it names no game. */
export function readSeamless(
  params: URLSearchParams,
): { readonly game: GameReference; readonly mode: LaunchMode } | null {
  const game = readReference(params.get('nodeId') ?? '');
  return game && { game, mode: params.get('mode') === 'demo' ? 'demo' : 'real' };
}

function readReference(text: string): GameReference | null {
  const [, vassalage, gameCode] = VENDOR_AND_CODE.exec(text) ?? [];
  if (vassalage !== undefined && gameCode !== undefined) return { vassalage, gameCode };
  return /^[1-9]\d{0,14}$/.test(text) ? { nodeId: Number(text) } : null;
}
