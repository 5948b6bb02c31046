import type { AgentContractType, ContractTerms } from '@marquee/contract/agent-contract';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { ContractRow } from './repository';

export interface NewContract extends ContractTerms {
  readonly brandId: number;
  /** Null: the brand, whose contract is valid at once. */
  readonly uplineId: bigint | null;
  readonly downlineId: bigint;
  readonly type: AgentContractType;
  readonly at: Date;
  /** Of an offer; null with the brand. */
  readonly expiresAt: Date | null;
  /** Of a contract with the brand; null for an offer. */
  readonly validFrom: Date | null;
}

/** @returns null while an offer of the type is unanswered */
export async function insertContract(
  tx: Queryable,
  { tiers, ...contract }: NewContract,
): Promise<{ readonly id: bigint; readonly publicId: string } | null> {
  const { rows } = await tx.query<{ id: bigint; publicId: string }>({
    name: 'contract-insert',
    text: `insert into agent_contract (brand_id, upline_id, downline_id, type, version, period, carries_loss, state, offered_at, expires_at,
             decided_at, valid_from)
           select $1, $2::bigint, $3, $4, coalesce(max(version), 0) + 1, $5, $6, case when $9::timestamptz is null then 'requested' else 'valid' end,
             $7::timestamptz, $8::timestamptz, case when $9::timestamptz is not null then $7::timestamptz end, $9::timestamptz
           from agent_contract where downline_id = $3 and type = $4
           on conflict do nothing returning id, public_id as "publicId"`,
    values: [
      contract.brandId,
      contract.uplineId,
      contract.downlineId,
      contract.type,
      contract.period,
      contract.carriesLoss,
      contract.at,
      contract.expiresAt,
      contract.validFrom,
    ],
  });
  const [inserted] = rows;
  if (!inserted) return null;
  await tx.query({
    name: 'contract-tiers-insert',
    text: `insert into agent_contract_tier (contract_id, place, valid_bet, loss, active_members, rate, loss_rate, deposit, amount)
           select $1, t.place, t.valid_bet, t.loss, t.active_members, t.rate, t.loss_rate, t.deposit, t.amount
           from unnest($2::bigint[], $3::bigint[], $4::integer[], $5::integer[], $6::integer[], $7::bigint[], $8::bigint[]) with ordinality
             as t (valid_bet, loss, active_members, rate, loss_rate, deposit, amount, place)`,
    values: [
      inserted.id,
      tiers.map(({ validBet }) => validBet),
      tiers.map(({ loss }) => loss),
      tiers.map(({ activeMembers }) => activeMembers),
      tiers.map(({ rate }) => rate),
      tiers.map(({ lossRate }) => lossRate),
      tiers.map(({ deposit = 0n }) => deposit),
      tiers.map(({ amount = 0n }) => amount),
    ],
  });
  return inserted;
}

/** How many offers an agent has made to a downline since a moment. */
export async function countOffers(
  tx: Queryable,
  { uplineId, downlineId, since }: { readonly uplineId: bigint; readonly downlineId: bigint; readonly since: Date },
): Promise<number> {
  const { rows } = await tx.query<{ offers: number }>({
    name: 'contract-offers-count',
    text: 'select count(*)::int as offers from agent_contract where downline_id = $2 and upline_id = $1 and offered_at > $3',
    values: [uplineId, downlineId, since],
  });
  return rows[0]?.offers ?? 0;
}

/** @param validFrom null: rejected. @throws Failure `contract_not_open` for an offer that expired meanwhile */
export async function markDecided(
  tx: Queryable,
  { id, validFrom, at }: { readonly id: bigint; readonly validFrom: Date | null; readonly at: Date },
): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'contract-decided',
    text: `update agent_contract set state = case when $2::timestamptz is null then 'rejected' else 'valid' end, valid_from = $2, decided_at = $3
           where id = $1 and state = 'requested'`,
    values: [id, validFrom, at],
  });
  if (rowCount !== 1) throw new Failure('contract_not_open');
}

/** Ends contracts: offers and what would end before it begins at once, others at their time. */
export async function markEnded(
  tx: Queryable,
  {
    ids,
    by,
    at,
    now,
  }: {
    readonly ids: readonly bigint[];
    readonly by: NonNullable<ContractRow['endedBy']>;
    readonly at: Date;
    readonly now: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'contracts-ended',
    text: `update agent_contract set ended_by = $2,
             ends_at = case state when 'requested' then $4::timestamptz else greatest(valid_from, $3::timestamptz) end,
             state = case when state = 'requested' or $3::timestamptz <= greatest(valid_from, $4::timestamptz) then 'terminated' else 'valid' end
           where id = any($1) and state in ('requested', 'valid')`,
    values: [ids, by, at, now],
  });
}

interface Swept {
  readonly id: bigint;
  readonly publicId: string;
  readonly uplineId: bigint | null;
  readonly downlineId: bigint;
}

/** Lets offers expire whose time is over. */
export async function expireOffers(tx: Queryable, now: Date, limit: number): Promise<Swept[]> {
  const { rows } = await tx.query<Swept>({
    name: 'contracts-expire',
    text: `update agent_contract set state = 'expired', decided_at = $1
           where id in (select id from agent_contract where state = 'requested' and expires_at <= $1 order by id limit $2 for update skip locked)
             and state = 'requested'
           returning id, public_id as "publicId", upline_id as "uplineId", downline_id as "downlineId"`,
    values: [now, limit],
  });
  return rows;
}

/** Terminates contracts whose end has come. */
export async function terminateEnded(tx: Queryable, now: Date, limit: number): Promise<Swept[]> {
  const { rows } = await tx.query<Swept>({
    name: 'contracts-terminate',
    text: `update agent_contract set state = 'terminated'
           where id in (select id from agent_contract where state = 'valid' and ends_at <= $1 order by id limit $2 for update skip locked)
             and state = 'valid'
           returning id, public_id as "publicId", upline_id as "uplineId", downline_id as "downlineId"`,
    values: [now, limit],
  });
  return rows;
}
