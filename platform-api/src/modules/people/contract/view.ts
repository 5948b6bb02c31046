import { type ContractTerms, writeTier } from '@marquee/contract/agent-contract';
import type { AgentContract, ContractEffect } from '@marquee/contract/calls/contract';
import type { Effect } from './changes';
import type { ContractRow } from './repository';

export const termsFor = ({ period, carriesLoss, tiers }: ContractTerms) => ({
  period,
  carriesLoss,
  tiers: tiers.map(writeTier),
});

/** A contract as one of its sides sees it. */
export const contractFor = (row: ContractRow, otherSide: 'upline' | 'downline'): AgentContract => ({
  ...termsFor(row),
  id: row.publicId,
  type: row.type,
  version: row.version,
  state: row.state,
  account: otherSide === 'upline' ? row.uplineAccount : row.downlineAccount,
  nickname: otherSide === 'upline' ? row.uplineNickname : row.downlineNickname,
  offeredAt: row.offeredAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  validFrom: row.validFrom?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  endedBy: row.endedBy,
});

const SHOWN_ENDS = 100;

/** What a change would do, for who decides about it. */
export const effectFor = ({ at, ends }: Pick<Effect, 'at' | 'ends'>, now: Date): ContractEffect => ({
  at: at > now ? at.toISOString() : null,
  total: ends.length,
  ends: ends.slice(0, SHOWN_ENDS).map(({ downlineAccount: account, type, state }) => ({
    account,
    type,
    isOffer: state === 'requested',
  })),
});
