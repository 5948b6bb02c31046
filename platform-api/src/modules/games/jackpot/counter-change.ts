import type { JackpotChange } from '@marquee/contract/calls/jackpot-admin';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { Audit } from '../../operators/audit/audit';
import { fact, type Fact, text, word, yes } from '../../operators/proposals/facts';
import { requireRevision } from '../../operators/revision/revision';
import { insertJackpotChange, type JackpotSetting, lockJackpot, writeJackpot } from './admin-repository';
import { counterValueAt } from './counter-value';

export type Caller = Pick<CallContext<'operator'>, 'operator' | 'requestId' | 'language'>;

interface CounterChange {
  readonly brand: Pick<Brand, 'id' | 'code' | 'currency'>;
  readonly reason: string;
  /** The form that it was made by: what it sets, and the revision that it was loaded from. */
  readonly form?: {
    readonly revision: string;
    readonly facts: (words: CounterWords, currency: string) => readonly Fact[];
  };
  /** The setting afterwards; money that it moves commits with it. */
  readonly alter: (before: JackpotSetting, at: Date, tx: Queryable) => Promise<JackpotSetting> | JackpotSetting;
}

/**
 * Changes the counter of a brand: the setting, its history and the audit entry commit together, and open pages follow.
 * @throws Failure `not_found` for a brand without a counter, `conflict` where another operator has changed it meanwhile
 */
export type ChangeCounter = (caller: Caller, change: CounterChange) => Promise<void>;

export const counterChanges =
  ({ database: { pool }, bus, clock }: Pick<Platform, 'database' | 'bus' | 'clock'>, audit: Audit): ChangeCounter =>
  async ({ operator, requestId }, { brand, reason, form, alter }) => {
    const at = clock.now();
    await inTransaction(pool, async (tx) => {
      const before = await lockJackpot(tx, brand.id);
      if (!before) throw new Failure('not_found');
      const { units: beforeUnits } = await counterValueAt(tx, before, at);
      const after = await alter(before, at, tx);
      const words = { before: await wordsOf(tx, before, at), after: await wordsOf(tx, after, at) };
      if (form) {
        const { revision, facts } = form;
        const stored = facts(words.before, brand.currency);
        requireRevision({ revision, stored, change: facts(words.after, brand.currency) });
      }
      await writeJackpot(tx, brand.id, after);
      const startUnits = after.poolId === null ? after.startUnits : (await counterValueAt(tx, after, at)).units;
      for (const kind of kindsOf(before, after))
        await insertJackpotChange(tx, brand.id, { kind, beforeUnits, startUnits, operatorId: operator.id, reason, at });
      const entry = {
        actor: { kind: 'operator', id: operator.id },
        action: 'jackpot.changed',
        subject: `jackpot:${brand.code}`,
        reason,
        details: { ...words, reached: formatAmount(beforeUnits) },
        brandId: brand.id,
        requestId,
      } as const;
      await audit.record(entry, tx);
    });
    bus.publish('config.changed', { revision: requestId }, { brandId: brand.id });
  };

function kindsOf(before: JackpotSetting, after: JackpotSetting): JackpotChange['kind'][] {
  const kinds: JackpotChange['kind'][] = [];
  if (after.seed !== before.seed) kinds.push('restarted');
  if (after.enabled !== before.enabled) kinds.push(after.enabled ? 'shown' : 'hidden');
  if (after.poolId !== before.poolId) kinds.push(after.poolId === null ? 'disconnected' : 'connected');
  return kinds;
}

/** A setting in words of the audit log. */
interface CounterWords {
  readonly start: string;
  readonly startedAt: string;
  readonly enabled: boolean;
  /** Vendor of the pool; null: the sequence. */
  readonly pool: string | null;
}

/** What `jackpotAdmin.save` sets. */
export const counterFacts = ({ enabled, start, startedAt }: Omit<CounterWords, 'pool'>, currency: string): Fact[] => [
  fact('games.jackpot.show', yes(enabled)),
  fact('games.jackpot.start', { type: 'money', amount: start, currency }),
  fact('games.jackpot.since', { type: 'instant', instant: startedAt }),
];

/** What `jackpotAdmin.connect` sets. */
export const sourceFacts = ({ pool }: Pick<CounterWords, 'pool'>): Fact[] => [
  fact('games.jackpot.shows', pool === null ? word('games.jackpot.sequence') : text(pool)),
];

async function wordsOf(db: Queryable, setting: JackpotSetting, at: Date): Promise<CounterWords> {
  const { startUnits, startedAt, enabled } = setting;
  const { pool } = await counterValueAt(db, setting, at);
  return {
    start: formatAmount(startUnits),
    startedAt: startedAt.toISOString(),
    enabled,
    pool: pool?.vassalage ?? null,
  };
}
