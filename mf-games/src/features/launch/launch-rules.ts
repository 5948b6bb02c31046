import type { SessionState } from '@marquee/contract/session';

export type LaunchMode = 'real' | 'demo';
export type LaunchVerdict = 'open' | 'login' | 'real-account';

/** Who may start a game (specification, section 4, "Game start"): a demo is open to all, real play needs a real account. */
export function launchVerdict(state: SessionState, mode: LaunchMode): LaunchVerdict {
  if (mode === 'demo') return 'open';
  if (state === 'guest') return 'login';
  return state === 'trial' ? 'real-account' : 'open';
}

/** Address of the launch frame for a game. */
export function seamlessPath(nodeId: number, mode: LaunchMode = 'real'): string {
  return `/seamless?nodeId=${nodeId}${mode === 'demo' ? '&mode=demo' : ''}`;
}

/** The game and mode that an address of the launch frame asks for, null when it names no game. */
export function readSeamless(params: URLSearchParams): { readonly nodeId: number; readonly mode: LaunchMode } | null {
  const nodeId = Number(params.get('nodeId'));
  if (!Number.isInteger(nodeId) || nodeId <= 0) return null;
  return { nodeId, mode: params.get('mode') === 'demo' ? 'demo' : 'real' };
}
