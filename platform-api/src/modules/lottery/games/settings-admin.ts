import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { returnsMoreThanStaked } from '@marquee/contract/lottery/returns';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../platform/database';
import type { EventBus } from '../../../platform/events/event-bus';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { Audit } from '../../operators/audit/audit';
import type { AdminCaller } from '../draw-rights';

type Settings = CallValue<'lotterySettings.read'>;
type SaveRequest = ParsedCallRequest<'lotterySettings.save'>;

/** How a brand offers a lottery. Both throw `forbidden` without the right `lotteries` and the brand, and `not_found`. */
export interface SettingsAdmin {
  read(caller: AdminCaller, request: ParsedCallRequest<'lotterySettings.read'>): Promise<Settings>;
  /**
   * @throws Failure `return_above_stake` with the kinds, `lottery_settings_changed` for another revision than the current,
   *   `validation_failed` for a kind without credit odds, and for limits that do not fit each other
   */
  save(caller: AdminCaller, request: SaveRequest): Promise<CallValue<'lotterySettings.save'>>;
}

interface SettingsParts {
  readonly pool: pg.Pool;
  readonly bus: EventBus;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
}

export function createSettingsAdmin({ pool, bus, brands, audit }: SettingsParts): SettingsAdmin {
  const brandOf = ({ operator }: AdminCaller, code: string) => operatedBrand(brands, operator, 'lotteries', code);

  return {
    async read(caller, { brand, gameCode }) {
      const { id } = await brandOf(caller, brand);
      return presentSettings(await readSettings(pool, id, gameCode));
    },

    async save(caller, request) {
      const { brand, gameCode, revision, reason, ...settings } = request;
      const { id: brandId } = await brandOf(caller, brand);
      const { before, after } = await inTransaction(pool, async (tx) => {
        const row = await readSettings(tx, brandId, gameCode, 'for update of s');
        if (row.revision !== revision) throw new Failure('lottery_settings_changed');
        requireFit(row.shape, settings);
        await writeSettings(tx, row, settings);
        const after = await readSettings(tx, brandId, gameCode);
        await audit.record(
          {
            actor: { kind: 'operator', id: caller.operator.id },
            action: 'lottery-settings.changed',
            subject: `lottery:${gameCode}`,
            reason,
            details: { before: presentSettings(row), after: presentSettings(after) },
            brandId,
            requestId: caller.requestId,
          },
          tx,
        );
        return { before: row, after };
      });
      // Lists of the brand show a lottery while it is offered.
      if (before.enabled !== after.enabled) bus.publish('config.changed', { revision: caller.requestId }, { brandId });
      return { revision: after.revision };
    },
  };
}

interface SettingsRow {
  readonly brandId: number;
  readonly lotteryId: number;
  readonly gameCode: string;
  readonly shape: LotteryShape;
  readonly currency: string;
  readonly enabled: boolean;
  readonly revision: number;
  readonly odds: Readonly<Record<string, number>>;
  readonly prizeGroup: number | null;
  readonly lowestGroup: number | null;
  readonly leastStake: bigint;
  readonly ticketCap: bigint;
  readonly memberCap: bigint | null;
  readonly drawCap: bigint | null;
  readonly payoutCap: bigint;
  readonly outcomeCap: bigint;
  readonly poolCap: bigint;
  readonly halfFrom: number | null;
}

/** @throws Failure `not_found` */
async function readSettings(
  db: Queryable,
  brandId: number,
  gameCode: string,
  lock: '' | 'for update of s' = '',
): Promise<SettingsRow> {
  const { rows } = await db.query<SettingsRow>(
    `select s.brand_id as "brandId", l.id as "lotteryId", l.code as "gameCode", l.shape, b.currency, s.enabled, s.revision, s.odds,
       s.prize_group as "prizeGroup", s.lowest_group as "lowestGroup", s.least_stake as "leastStake", s.ticket_cap as "ticketCap",
       s.member_cap as "memberCap", s.draw_cap as "drawCap", s.payout_cap as "payoutCap", s.outcome_cap as "outcomeCap",
       s.pool_cap as "poolCap", s.half_from as "halfFrom"
     from lottery_brand_game s join lottery_game l on l.id = s.lottery_id join brand b on b.id = s.brand_id
     where s.brand_id = $1 and l.code = $2 ${lock}`,
    [brandId, gameCode],
  );
  const row = rows[0];
  if (!row) throw new Failure('not_found');
  return row;
}

function presentSettings(row: SettingsRow): Settings {
  const limit = (amount: bigint | null) => (amount === null ? null : formatAmount(amount));
  const { prizeGroup, lowestGroup } = row;
  return {
    gameCode: row.gameCode,
    shape: row.shape,
    currency: row.currency,
    revision: row.revision,
    enabled: row.enabled,
    leastStake: formatAmount(row.leastStake),
    ticketLimit: formatAmount(row.ticketCap),
    memberLimit: limit(row.memberCap),
    drawLimit: limit(row.drawCap),
    payoutLimit: formatAmount(row.payoutCap),
    outcomeLimit: formatAmount(row.outcomeCap),
    poolLimit: formatAmount(row.poolCap),
    halfFrom: row.halfFrom,
    groups: prizeGroup === null || lowestGroup === null ? null : { lowest: lowestGroup, highest: prizeGroup },
    odds: Object.entries(row.odds).map(([kind, odds]) => ({ kind, odds })),
  };
}

type NewSettings = Omit<SaveRequest, 'brand' | 'gameCode' | 'revision' | 'reason'>;

function requireFit(shape: LotteryShape, { odds, groups, leastStake, ticketLimit }: NewSettings): void {
  const rules = lotteryRules(shape);
  const generous = odds.filter(({ kind: code, odds: value }, at) => {
    const kind = rules.kind(code);
    if (!kind?.modes.includes('ZY')) throw fieldFailure({ path: `odds.${at}.kind`, messageKey: 'unknown' });
    return returnsMoreThanStaked(kind, value);
  });
  if (generous.length > 0)
    throw new Failure('return_above_stake', { kinds: generous.map(({ kind }) => kind).join(', ') });
  if (groups && !rules.kinds.some(({ modes }) => modes.includes('LOTT')))
    throw fieldFailure({ path: 'groups', messageKey: 'unknown' });
  if (groups && groups.lowest > groups.highest)
    throw fieldFailure({ path: 'groups.lowest', messageKey: 'out_of_range' });
  if (parseAmount(ticketLimit) < parseAmount(leastStake))
    throw fieldFailure({ path: 'ticketLimit', messageKey: 'out_of_range' });
}

/** Odds that are those of the rules follow the rules. */
async function writeSettings(tx: Queryable, { brandId, lotteryId, shape }: SettingsRow, settings: NewSettings) {
  const rules = lotteryRules(shape);
  const odds = settings.odds.filter(({ kind, odds }) => rules.kind(kind)?.odds !== odds);
  const limit = (amount: string | null) => (amount === null ? null : parseAmount(amount));
  await tx.query(
    `update lottery_brand_game set revision = revision + 1, enabled = $3, odds = $4, prize_group = $5, lowest_group = $6,
       least_stake = $7, ticket_cap = $8, member_cap = $9, draw_cap = $10, payout_cap = $11, outcome_cap = $12, pool_cap = $13,
       half_from = $14
     where brand_id = $1 and lottery_id = $2`,
    [
      ...[brandId, lotteryId, settings.enabled],
      ...[Object.fromEntries(odds.map(({ kind, odds }) => [kind, odds])), settings.groups?.highest ?? null],
      ...[settings.groups?.lowest ?? null, limit(settings.leastStake), limit(settings.ticketLimit)],
      ...[limit(settings.memberLimit), limit(settings.drawLimit), limit(settings.payoutLimit)],
      ...[limit(settings.outcomeLimit), limit(settings.poolLimit), settings.halfFrom],
    ],
  );
}
