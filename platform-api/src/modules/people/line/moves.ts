import { AGENT_CONTRACT_TYPES, type AgentContractType } from '@marquee/contract/agent-contract';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { z } from 'zod';
import { accountKey } from '../../../platform/account-key';
import { dayOf, rangeOfDays } from '../../../platform/brand-days';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { type Fact, fact, number, text, word } from '../../operators/proposals/facts';
import { AUDIT_WORDS, type DefineProposals } from '../../operators/proposals/kind';
import { operatedBrand, type OperatedBrands } from '../../operators/rights/operated-brand';
import type { Right } from '../../operators/rights/rights';
import type { Brand } from '../../site/brand/brand';
import type { MovedGroups } from './account-groups';
import {
  expireActivations,
  lockBrandLines,
  type PlacedRow,
  readAccounts,
  readNamed,
  readPlaced,
  readPlacedByKey,
  setUpline,
} from './moves-repository';

/** Contracts of a member who leaves a line. */
export interface MovedContracts {
  /** Keeps the contracts of a brand as they are until the transaction ends. */
  lock(tx: Queryable, brandId: number): Promise<void>;
  /** What ends when the member leaves at a time, by the ids of both sides; null: the brand. */
  ending(
    db: Queryable,
    brandId: number,
    memberId: bigint,
    at: Date,
  ): Promise<
    readonly { readonly uplineId: bigint | null; readonly downlineId: bigint; readonly type: AgentContractType }[]
  >;
  end(tx: Queryable, brandId: number, memberId: bigint, at: Date): Promise<void>;
}

/** Moves of members to other lines, which two operators decide. */
export interface LineMoves {
  /** @throws Failure `forbidden`, `not_found`, `line_move_refused` */
  preview(
    caller: OperatorCaller,
    request: ParsedCallRequest<'lines.previewMove'>,
  ): Promise<CallValue<'lines.previewMove'>>;
  /** @throws Failure as `preview`, and `proposal_waiting` */
  propose(caller: OperatorCaller, request: ParsedCallRequest<'lines.proposeMove'>): Promise<Proposal>;
}

export const LINES_RIGHT: Right = 'agents';
const DAY_MS = 86_400_000;

const groupChange = { from: z.number().int(), to: z.number().int() };
/** Accounts by their public ids: a proposal outlives their data. What it changes is what it was shown with. */
const moveSchema = z.strictObject({
  memberId: z.string(),
  fromUplineId: z.string().nullable(),
  toUplineId: z.string().nullable(),
  members: z.number().int(),
  groups: z.array(z.strictObject({ memberId: z.string(), ...groupChange })),
  inherited: z.strictObject(groupChange).nullable().default(null),
  contracts: z.array(
    z.strictObject({ uplineId: z.string().nullable(), downlineId: z.string(), type: z.enum(AGENT_CONTRACT_TYPES) }),
  ),
});
type Move = z.output<typeof moveSchema>;

export interface LineMoveParts {
  readonly platform: Platform;
  readonly brands: OperatedBrands;
  readonly proposals: DefineProposals;
  readonly groups: MovedGroups;
  readonly contracts: MovedContracts;
}

export function createLineMoves({ platform, brands, proposals, groups, contracts }: LineMoveParts): LineMoves {
  const { clock } = platform;
  const { pool } = platform.database;

  /** The first business day of a move that is approved now, and its start. */
  const startOf = ({ offsetMinutes }: Pick<Brand, 'offsetMinutes'>) => {
    const fromDay = dayOf(new Date(clock.now().getTime() + DAY_MS), offsetMinutes);
    return { fromDay, at: rangeOfDays({ from: fromDay, to: fromDay }, offsetMinutes, 1).start };
  };

  /** What a move changes, as the database stands. */
  const describe = async (db: Queryable, brand: Brand, member: PlacedRow, upline: PlacedRow | null): Promise<Move> => {
    const { sinking, inherited } = await groups.changes(db, brand.id, member.id, upline?.id ?? null);
    const ending = await contracts.ending(db, brand.id, member.id, startOf(brand).at);
    const sides = ending.flatMap(({ uplineId, downlineId }) =>
      uplineId === null ? [downlineId] : [uplineId, downlineId],
    );
    const sunk = sinking.map(({ memberId }) => memberId);
    const named = await readNamed(db, [...sides, ...sunk, ...member.uplines.slice(-1)]);
    const publicIdOf = (id: bigint | undefined | null) => named.get(id ?? 0n)?.publicId ?? null;
    return {
      memberId: member.publicId,
      fromUplineId: publicIdOf(member.uplines.at(-1)),
      toUplineId: upline?.publicId ?? null,
      members: member.members + 1,
      groups: sinking.map(({ memberId, from, to }) => ({ memberId: publicIdOf(memberId) ?? '', from, to })),
      inherited,
      contracts: ending.map(({ uplineId, downlineId, type }) => ({
        uplineId: publicIdOf(uplineId),
        downlineId: publicIdOf(downlineId) ?? '',
        type,
      })),
    };
  };

  const places = async (db: Queryable, brand: Brand, account: string, uplineAccount: string | null) => {
    const member = await readPlacedByKey(db, brand.id, accountKey(account));
    const upline = uplineAccount === null ? null : await readPlacedByKey(db, brand.id, accountKey(uplineAccount));
    if (!member || (uplineAccount !== null && upline === null)) throw new Failure('not_found');
    requireMovable(member, upline);
    return { member, upline };
  };

  const propose = proposals.define<Move>({
    kind: 'line-move',
    schema: moveSchema,
    rights: { propose: LINES_RIGHT, decide: LINES_RIGHT },
    // In the order in which everything that needs several of them takes them: lines, contracts, groups.
    async lock(tx, { brandId }) {
      await lockBrandLines(tx, Number(brandId));
      await contracts.lock(tx, Number(brandId));
      await groups.lock(tx, Number(brandId));
    },
    async validate(tx, { brandId, body }) {
      const brand = (await brands.all()).find(({ id }) => id === brandId);
      const member = await readPlaced(tx, Number(brandId), body.memberId);
      const upline = body.toUplineId === null ? null : await readPlaced(tx, Number(brandId), body.toUplineId);
      if (!brand || !member || (body.toUplineId !== null && !upline)) throw new Failure('not_found');
      requireMovable(member, upline);
      // It does what it was shown to do, or nothing. Who registered since moves with the rest.
      const { members: _now, ...shown } = await describe(tx, brand, member, upline);
      const { members: _then, ...proposed } = body;
      if (JSON.stringify(shown) !== JSON.stringify(proposed)) throw new Failure('conflict');
    },
    async facts(body, { db }) {
      const ids = [body.memberId, body.fromUplineId, body.toUplineId, ...accountsOf(body)];
      return factsOf(
        body,
        await readAccounts(
          db,
          ids.filter((id) => id !== null),
        ),
      );
    },
    async onApproved(tx, { brandId, brand, body, at: approvedAt }) {
      const member = await readPlaced(tx, Number(brandId), body.memberId);
      const upline = body.toUplineId === null ? null : await readPlaced(tx, Number(brandId), body.toUplineId);
      if (!brand || !member) throw new Failure('not_found');
      const { fromDay, at } = startOf(brand);
      await contracts.end(tx, brand.id, member.id, at);
      await groups.sink(tx, brand.id, member.id, upline?.id ?? null);
      await setUpline(tx, member.id, upline?.id ?? null, fromDay);
      await expireActivations(tx, member.id, approvedAt);
      return { fromDay };
    },
    entry: (step, { subject, body }) => ({
      action: `member.line-move-${AUDIT_WORDS[step]}`,
      subject: `member:${subject}`,
      details: { from: body.fromUplineId, to: body.toUplineId, members: body.members },
    }),
  });

  return {
    async preview({ operator }, { brand: code, account, upline: uplineAccount }) {
      const brand = await operatedBrand(brands, operator, LINES_RIGHT, code);
      const { member, upline } = await places(pool, brand, account, uplineAccount ?? null);
      const move = await describe(pool, brand, member, upline);
      const ids = [move.fromUplineId, ...accountsOf(move)];
      const accounts = await readAccounts(
        pool,
        ids.filter((id) => id !== null),
      );
      const nameOf = (id: string | null) => (id === null ? null : (accounts.get(id) ?? null));
      return {
        account: member.account,
        fromUpline: nameOf(move.fromUplineId),
        toUpline: upline?.account ?? null,
        fromDay: startOf(brand).fromDay,
        members: move.members,
        groups: move.groups.map(({ memberId, ...change }) => ({ account: nameOf(memberId) ?? '', ...change })),
        inherited: move.inherited,
        contracts: move.contracts.map(({ uplineId, downlineId, type }) => ({
          upline: nameOf(uplineId),
          downline: nameOf(downlineId) ?? '',
          type,
        })),
      };
    },

    async propose(caller, { brand: code, account, upline: uplineAccount, reason }) {
      const brand = await operatedBrand(brands, caller.operator, LINES_RIGHT, code);
      const { member, upline } = await places(pool, brand, account, uplineAccount);
      const body = await describe(pool, brand, member, upline);
      return propose(caller, { brand, subject: member.publicId, body, reason });
    },
  };
}

/** The accounts besides the member and the uplines that a move names. */
const accountsOf = ({ groups, contracts }: Move) => [
  ...groups.map(({ memberId }) => memberId),
  ...contracts.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
];

/** @throws Failure `line_move_refused` for a place in the own line, where it stands already, and below an account that is closed */
function requireMovable(member: PlacedRow, upline: PlacedRow | null): void {
  const isBelow = upline !== null && (upline.id === member.id || upline.uplines.includes(member.id));
  const stays = (member.uplines.at(-1) ?? null) === (upline?.id ?? null);
  if (isBelow || stays || (upline !== null && upline.status === 'closed')) throw new Failure('line_move_refused');
}

function factsOf(move: Move, accounts: ReadonlyMap<string, string>): Fact[] {
  const named = (id: string | null) => text(id === null ? '-' : (accounts.get(id) ?? id));
  return [
    fact('lines.account', named(move.memberId)),
    fact('lines.fromUpline', named(move.fromUplineId)),
    fact('lines.toUpline', named(move.toUplineId)),
    fact('lines.moving', number(move.members)),
    ...move.groups.map(({ memberId, from, to }) => fact('lines.sinks', text(`${from} → ${to}`), named(memberId))),
    ...(move.inherited
      ? [fact('lines.inherits', text(`${move.inherited.from} → ${move.inherited.to}`), named(move.memberId))]
      : []),
    ...move.contracts.map(({ uplineId, downlineId, type }) =>
      fact('lines.ends', word(`lines.contract.${type}`), named(uplineId), named(downlineId)),
    ),
  ];
}
