import type { WalletRequest } from '@marquee/contract/wallet-protocol';
import type pg from 'pg';
import type { Jobs } from '../../../platform/jobs';
import { VendorRefused } from '../vendor-api/service';
import type { VendorPort, VendorTransaction } from '../vendor-api/vendor-port';
import { derivedUuid } from './derived-uuid';
import { type EngineBet, readEngineBet, readEngineBets } from './vendor-repository';
import { WALLET_CALL_TASK } from './wallet/real-wallet-client';

export interface InHouseVendorParts {
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly gameUrl: VendorPort['gameUrl'];
}

/** The vendor API of the in-house games. */
export function createInHouseVendor({ pool, jobs, gameUrl }: InHouseVendorParts): VendorPort {
  return {
    gameUrl,

    async round(betId, user) {
      const bet = await readEngineBet(pool, betId, user);
      if (!bet || bet.state === 'refused') return null;
      const state =
        bet.state === 'won' || bet.state === 'lost' ? 'finished' : bet.state === 'cancelled' ? 'cancelled' : 'open';
      return { state, payout: bet.payout };
    },

    async transactions(from, to) {
      const bets = await readEngineBets(pool, from, to);
      return bets.flatMap(transactionsOf).filter(({ at }) => at >= from && at < to);
    },

    grantFreeBets: () => Promise.reject(new VendorRefused('no_free_bets')),

    async resume(betId, user) {
      const bet = await readEngineBet(pool, betId, user);
      if (!bet || bet.state === 'refused') return 'unknown';
      const result = resultOf(bet);
      if (!result) return 'waits_for_player';
      await jobs.add(pool, WALLET_CALL_TASK, result, { key: result.body.transaction_uuid });
      return 'resent';
    },
  };
}

/** The wallet transactions of a bet: its stake, then its win of 0 or more, or its rollback. */
function transactionsOf(bet: EngineBet): VendorTransaction[] {
  if (bet.state === 'refused' || bet.state === 'placing') return [];
  const common = { user: bet.player, round: bet.round };
  const stake = { ...common, id: bet.id, kind: 'bet', reference: null, amount: bet.stake, at: bet.createdAt } as const;
  if (!bet.finishedAt || bet.state === 'open' || bet.state === 'placed') return [stake];
  const end = { ...common, reference: bet.id, at: bet.finishedAt };
  return bet.state === 'cancelled'
    ? [stake, { ...end, id: derivedUuid(bet.id, 'rollback'), kind: 'rollback', amount: null }]
    : [stake, { ...end, id: derivedUuid(bet.id, 'win'), kind: 'win', amount: bet.payout }];
}

/** The wallet call that reports the end of a bet; null while it is open. */
function resultOf(bet: EngineBet) {
  const transaction = (purpose: 'win' | 'rollback') => {
    const uuid = derivedUuid(bet.id, purpose);
    return {
      user: bet.player,
      token: bet.token,
      game_code: bet.game,
      transaction_uuid: uuid,
      supplier_transaction_id: uuid,
      round: bet.round,
      round_closed: true,
      reference_transaction_uuid: bet.id,
    } satisfies Omit<WalletRequest<'rollback'>, 'request_uuid'>;
  };
  if (bet.state === 'cancelled') return { name: 'rollback', body: transaction('rollback') } as const;
  if (bet.state !== 'won' && bet.state !== 'lost') return null;
  return {
    name: 'win',
    body: { ...transaction('win'), amount: Number(bet.payout), currency: bet.currency },
  } as const;
}
