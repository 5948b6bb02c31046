import type { ContractTier } from '@marquee/contract/agent-contract';

/** A tier as JSON: amounts as text, so that they stay exact; those of acquisitions are 0 for other types. */
export type StoredTier = Pick<ContractTier, 'activeMembers' | 'rate' | 'lossRate'> &
  Readonly<Record<'validBet' | 'loss' | 'deposit' | 'amount', string>>;

/** SQL of the tiers of a contract, the lowest first. @param contractId SQL of its id */
export const tiersOf = (contractId: string): string =>
  `(select coalesce(json_agg(json_build_object('validBet', t.valid_bet::text, 'loss', t.loss::text, 'activeMembers', t.active_members,
     'rate', t.rate, 'lossRate', t.loss_rate, 'deposit', t.deposit::text, 'amount', t.amount::text) order by t.place), '[]')
   from agent_contract_tier t where t.contract_id = ${contractId})`;

/** Columns of a tier `t` that is read by itself. */
export const TIER_COLUMNS = `t.valid_bet::text as "validBet", t.loss::text, t.active_members as "activeMembers", t.rate, t.loss_rate as "lossRate",
  t.deposit::text, t.amount::text`;

export const tierOf = ({ validBet, loss, deposit, amount, ...tier }: StoredTier): ContractTier => ({
  ...tier,
  validBet: BigInt(validBet),
  loss: BigInt(loss),
  ...(amount !== '0' && { deposit: BigInt(deposit), amount: BigInt(amount) }),
});
