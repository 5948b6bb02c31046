import type { JackpotChange } from '@marquee/contract/calls/jackpot-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { JACKPOT_START_BOUNDS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction } from '../../platform/database';
import { enteredAmount } from '../../platform/entered-amount';
import { Failure } from '../../platform/failure';
import type { CallContext } from '../../platform/http/call-context';
import type { Platform } from '../../platform/platform';
import { type BrandService, operatedBrand } from '../brand/service';
import type { Audit } from '../operator/audit';
import {
  insertJackpotChange,
  type JackpotChangeRow,
  type JackpotSetting,
  lockJackpot,
  readJackpot,
  readJackpotChanges,
  writeJackpot,
} from './jackpot-admin-repository';
import { jackpotAt } from './jackpot-sequence';

type Caller = Pick<CallContext<'operator'>, 'operator' | 'requestId'>;

const LATEST = 50;

/**
 * Administration of a brand's jackpot counter. Every method throws `forbidden` without the right `brands` and the
 * brand.
 */
export interface JackpotAdmin {
  read(caller: Caller, brandCode: string): Promise<CallValue<'jackpotAdmin.read'>>;
  /** @throws Failure `not_found`, `amount_invalid`, `amount_below_minimum`, `amount_above_maximum` */
  save(caller: Caller, request: ParsedCallRequest<'jackpotAdmin.save'>): Promise<void>;
}

export function createJackpotAdmin(
  { database: { pool }, bus, clock }: Pick<Platform, 'database' | 'bus' | 'clock'>,
  brands: Pick<BrandService, 'all'>,
  audit: Audit,
): JackpotAdmin {
  return {
    async read({ operator }, brandCode) {
      const brand = await operatedBrand(brands, operator, 'brands', brandCode);
      const setting = await readJackpot(pool, brand.id);
      if (!setting) throw new Failure('not_found');
      return {
        enabled: setting.enabled,
        amount: formatAmount(jackpotAt(setting, clock.now()).units),
        currency: brand.currency,
        start: formatAmount(setting.startUnits),
        startedAt: setting.startedAt.toISOString(),
        changes: (await readJackpotChanges(pool, brand.id, LATEST)).map(changeOf),
      };
    },

    async save({ operator, requestId }, { brand: code, enabled, start, reason }) {
      const brand = await operatedBrand(brands, operator, 'brands', code);
      const startUnits = start === null ? null : enteredAmount(start, JACKPOT_START_BOUNDS);
      const at = clock.now();
      await inTransaction(pool, async (tx) => {
        const before = await lockJackpot(tx, brand.id);
        if (!before) throw new Failure('not_found');
        const after = startUnits === null ? { ...before, enabled } : { ...restarted(code, startUnits, at), enabled };
        await writeJackpot(tx, brand.id, after);
        const beforeUnits = jackpotAt(before, at).units;
        for (const kind of kindsOf(before, after))
          await insertJackpotChange(tx, brand.id, {
            kind,
            beforeUnits,
            startUnits: after.startUnits,
            operatorId: operator.id,
            reason,
            at,
          });
        await audit.record(
          {
            actor: { kind: 'operator', id: operator.id },
            action: 'jackpot.changed',
            subject: `jackpot:${code}`,
            reason,
            details: { before: wordsOf(before), after: wordsOf(after), reached: formatAmount(beforeUnits) },
            brandId: brand.id,
            requestId,
          },
          tx,
        );
      });
      bus.publish('config.changed', { revision: requestId }, { brandId: brand.id });
    },
  };
}

/** A new sequence: the previous one must not reveal how this one grows. */
const restarted = (brandCode: string, startUnits: bigint, at: Date): Omit<JackpotSetting, 'enabled'> => ({
  seed: `jackpot:${brandCode}:${at.toISOString()}`,
  startedAt: new Date(Math.floor(at.getTime() / 1_000) * 1_000),
  startUnits,
});

function kindsOf(before: JackpotSetting, after: JackpotSetting): JackpotChange['kind'][] {
  const kinds: JackpotChange['kind'][] = [];
  if (after.seed !== before.seed) kinds.push('restarted');
  if (after.enabled !== before.enabled) kinds.push(after.enabled ? 'shown' : 'hidden');
  return kinds;
}

const wordsOf = ({ startUnits, startedAt, enabled }: JackpotSetting) => ({
  start: formatAmount(startUnits),
  startedAt: startedAt.toISOString(),
  enabled,
});

const changeOf = ({ kind, before_units, start_units, by, reason, changed_at }: JackpotChangeRow): JackpotChange => ({
  at: changed_at.toISOString(),
  kind,
  before: formatAmount(before_units),
  start: formatAmount(start_units),
  by,
  reason,
});
