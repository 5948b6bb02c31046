import { type LotterySettingValues, lotterySettingValuesSchema } from '@marquee/contract/calls/lottery-risk-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { returnsMoreThanStaked } from '@marquee/contract/lottery/returns';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { EventBus } from '../../../platform/events/event-bus';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { Audit } from '../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { AUDIT_WORDS, type DefineProposals } from '../../operators/proposals/kind';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { BrandService } from '../../site/brand/service';
import { isLooser } from './looser-settings';
import { settingFacts } from './setting-facts';
import { readSettings, type SettingsRow, writeSettings } from './settings-repository';

type Settings = CallValue<'lotterySettings.read'>;
type SaveRequest = ParsedCallRequest<'lotterySettings.save'>;

const RIGHT = 'lotteries';

/** How a brand offers a lottery. Both throw `forbidden` without the right `lotteries` and the brand, and `not_found`. */
export interface SettingsAdmin {
  read(caller: OperatorCaller, request: ParsedCallRequest<'lotterySettings.read'>): Promise<Settings>;
  /**
   * Saves them, or proposes them where odds change or a draw may cost more.
   * @throws Failure `return_above_stake` with the kinds, `lottery_settings_changed` for another revision than the current,
   *   `validation_failed` for a kind without credit odds, and for limits that do not fit each other, `proposal_waiting`
   */
  save(caller: OperatorCaller, request: SaveRequest): Promise<CallValue<'lotterySettings.save'>>;
}

interface SettingsParts {
  readonly pool: pg.Pool;
  readonly bus: EventBus;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
}

export function createSettingsAdmin({ pool, bus, brands, audit, proposals }: SettingsParts): SettingsAdmin {
  const brandOf = ({ operator }: OperatorCaller, code: string) => operatedBrand(brands, operator, RIGHT, code);

  const propose = proposals.define<LotterySettingValues>({
    kind: 'lottery-settings',
    schema: lotterySettingValuesSchema,
    rights: { propose: RIGHT, decide: RIGHT },
    async current(tx, { brandId, subject }) {
      const row = await requireSettings(tx, Number(brandId), subject, 'for update of s');
      return { revision: String(row.revision), body: valuesOf(row) };
    },
    async validate(tx, { brandId, subject, body }) {
      requireFit((await requireSettings(tx, Number(brandId), subject)).shape, body);
    },
    facts: (values, { brand }) => settingFacts(values, brand?.currency ?? ''),
    async onApproved(tx, { brand, subject, body }) {
      const row = await requireSettings(tx, Number(brand?.id), subject, 'for update of s');
      await writeSettings(tx, row, body);
      return {};
    },
    // Lists of the brand show a lottery while it is offered.
    async announce({ id, brandId }) {
      bus.publish('config.changed', { revision: id }, { brandId: Number(brandId) });
    },
    entry: (step, { subject, body }) => ({
      action: `lottery-settings.${AUDIT_WORDS[step]}`,
      subject: `lottery:${subject}`,
      details: { after: body },
    }),
  });

  return {
    async read(caller, { brand, gameCode }) {
      const { id } = await brandOf(caller, brand);
      return presentSettings(await requireSettings(pool, id, gameCode));
    },

    async save(caller, request) {
      const { brand: code, gameCode, revision, reason, ...values } = request;
      const brand = await brandOf(caller, code);
      const { before, after } = await inTransaction(pool, async (tx) => {
        const row = await requireSettings(tx, brand.id, gameCode, 'for update of s');
        if (row.revision !== revision) throw new Failure('lottery_settings_changed');
        requireFit(row.shape, values);
        if (isLooser(row.shape, valuesOf(row), values)) return { before: row, after: null };
        await writeSettings(tx, row, values);
        const saved = await requireSettings(tx, brand.id, gameCode);
        await audit.record(
          {
            ...byOperator(caller),
            action: 'lottery-settings.changed',
            subject: `lottery:${gameCode}`,
            reason,
            details: { before: presentSettings(row), after: presentSettings(saved) },
            brandId: brand.id,
          },
          tx,
        );
        return { before: row, after: saved };
      });
      if (!after) {
        const proposal = await propose(caller, {
          brand,
          subject: gameCode,
          body: values,
          revision: String(revision),
          reason,
        });
        return { revision, proposal };
      }
      // Lists of the brand show a lottery while it is offered.
      if (before.enabled !== after.enabled)
        bus.publish('config.changed', { revision: caller.requestId }, { brandId: brand.id });
      return { revision: after.revision, proposal: null };
    },
  };
}

/** @throws Failure `not_found` */
async function requireSettings(...place: Parameters<typeof readSettings>): Promise<SettingsRow> {
  const row = await readSettings(...place);
  if (!row) throw new Failure('not_found');
  return row;
}

function valuesOf(row: SettingsRow): LotterySettingValues {
  const limit = (amount: bigint | null) => (amount === null ? null : formatAmount(amount));
  const { prizeGroup, lowestGroup } = row;
  return {
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

const presentSettings = (row: SettingsRow): Settings => ({
  gameCode: row.gameCode,
  shape: row.shape,
  currency: row.currency,
  revision: row.revision,
  ...valuesOf(row),
});

function requireFit(shape: LotteryShape, { odds, groups, leastStake, ticketLimit }: LotterySettingValues): void {
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
