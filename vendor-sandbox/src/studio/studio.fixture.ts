import type { LaunchedPool } from '@marquee/contract/vendor-protocol';
import type { WalletAnswer, WalletCallName } from '@marquee/contract/wallet-protocol';
import type { WalletCalls } from '../conformance/wallet-client';
import type { OpenStudio, PlaySession } from './studio';

export type Fields = Record<string, unknown>;

/** A wallet that answers what a test says, and remembers its calls. */
export interface ScriptedWallet extends WalletCalls {
  readonly calls: { readonly name: WalletCallName; readonly fields: Fields }[];
  /** What is answered instead of RS_OK with a balance of 700; an error is thrown. */
  answer: (name: WalletCallName, fields: Fields) => Partial<WalletAnswer> | Error;
}

export function createScriptedWallet(): ScriptedWallet {
  const wallet: ScriptedWallet = {
    calls: [],
    answer: () => ({}),
    async call(name, fields) {
      wallet.calls.push({ name, fields: { ...fields } });
      const answer = wallet.answer(name, { ...fields });
      if (answer instanceof Error) throw answer;
      return { httpStatus: 200, ms: 1, status: 'RS_OK', balance: 700, ...answer };
    },
  };
  return wallet;
}

interface TestSession {
  readonly user?: string;
  readonly gameCode?: string;
  readonly demo?: boolean;
  readonly jackpotPool?: LaunchedPool;
}

/** A session of a member, or of a demo, at a slot. */
export const openTestSession = (
  studio: OpenStudio,
  { user = 'player-1', gameCode = 'PG_0001', demo = false, ...terms }: TestSession = {},
): Promise<PlaySession> =>
  studio.openSession({
    kind: 'slots',
    vendor: 'PG',
    gameCode,
    gameName: 'Golden Tiger',
    user,
    currency: demo ? 'XXX' : 'BDT',
    language: 'en',
    demo,
    lobbyUrl: null,
    token: 'launch-token',
    ...terms,
  });
