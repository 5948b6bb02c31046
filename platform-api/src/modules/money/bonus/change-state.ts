import type { BonusState } from '@marquee/contract/bonus';
import type { Queryable } from '../../../platform/database';
import type { Clock } from '../../../platform/clock';
import type { MovementLine } from '../ledger/movement';
import { type LedgerService, requirePosted } from '../ledger/service';
import type { WageringService } from '../wagering/service';
import {
  addReleased,
  type BonusActor,
  type BonusRow,
  BY_TERMS,
  insertBonusStep,
  markActive,
  markEnded,
  readActiveBonus,
  readNextBonus,
} from './repository';

/** The owner of the keys of a bonus, in the ledger and among the requirements. */
export const BONUS_SOURCE = 'bonus';

export interface ChangeParts {
  readonly clock: Clock;
  readonly ledger: Pick<LedgerService, 'post' | 'balanceOf'>;
  readonly wagering: Pick<WageringService, 'require' | 'cancel'>;
}

/**
 * The changes of state of a bonus. Each belongs to a transaction that holds the member's wallet, so a bonus changes in one
 * place at a time, and no bet comes between.
 */
export interface BonusChanges {
  /** Starts the member's oldest queued bonus unless one is active. */
  startNext(tx: Queryable, memberId: bigint): Promise<void>;
  /** Moves what is wagered from the bonus to the cash: whole tenths, or all of it. */
  release(tx: Queryable, bonus: BonusRow): Promise<void>;
  /** Ends an active or queued bonus; what is left of it goes back to the brand. */
  end(tx: Queryable, bonus: BonusRow, state: BonusState, actor?: BonusActor): Promise<void>;
}

/** Moves the money of a bonus, each movement once. */
function createBonusMoney(ledger: ChangeParts['ledger']) {
  async function move(tx: Queryable, bonus: BonusRow, key: string, line: MovementLine): Promise<void> {
    if (line.amount === 0n) return;
    const { id, brandId, memberId, names } = bonus;
    const movement = { source: BONUS_SOURCE, key: `${id}:${key}`, kind: 'promotion', brandId, memberId } as const;
    requirePosted(await ledger.post({ ...movement, lines: [line], detail: { names: JSON.stringify(names) } }, tx));
  }

  /** What is left of the bonus: its part of the account, or of merged money what the cash still covers. */
  async function takeBack(tx: Queryable, bonus: BonusRow): Promise<bigint> {
    if (bonus.state === 'queued') return 0n;
    const kind = accountOf(bonus);
    const held = (await ledger.balanceOf(bonus.memberId, tx))[kind];
    // The account holds nothing else; of playable money it may hold more than was granted.
    const amount = kind === 'bonus' || held < bonus.amount ? held : bonus.amount;
    const from = { kind, memberId: bonus.memberId } as const;
    await move(tx, bonus, 'return', { from, to: { kind: 'promotion', brandId: bonus.brandId }, amount });
    return amount;
  }

  return { move, takeBack };
}

export function createBonusChanges({ clock, ledger, wagering }: ChangeParts): BonusChanges {
  const { move, takeBack } = createBonusMoney(ledger);

  async function start(tx: Queryable, bonus: BonusRow): Promise<void> {
    const { id, brandId, memberId, mode, amount, wagering: required, contribution } = bonus;
    const requirementId = await wagering.require(tx, {
      memberId,
      source: BONUS_SOURCE,
      key: String(id),
      amount: required,
      contribution,
      withholds: mode === 'merged',
    });
    const to = { kind: accountOf(bonus), memberId } as const;
    await move(tx, bonus, 'grant', { from: { kind: 'promotion', brandId }, to, amount });
    const at = clock.now();
    await markActive(tx, bonus, requirementId, at);
    await insertBonusStep(tx, id, 'active', at, BY_TERMS);
  }

  async function finish(tx: Queryable, bonus: BonusRow, state: BonusState, returned: bigint, actor = BY_TERMS) {
    const at = clock.now();
    await markEnded(tx, bonus, state, returned, at);
    await insertBonusStep(tx, bonus.id, state, at, actor);
    await startNext(tx, bonus.memberId);
  }

  async function startNext(tx: Queryable, memberId: bigint): Promise<void> {
    if (await readActiveBonus(tx, memberId)) return;
    const next = await readNextBonus(tx, memberId);
    if (!next) return;
    await start(tx, next);
    if (next.wagering === 0n) await release(tx, { ...next, state: 'active', tenths: 10 });
  }

  /** What is left of playable money becomes cash, up to its cap; the rest goes back. */
  async function convert(tx: Queryable, bonus: BonusRow): Promise<void> {
    const { id, memberId, conversionCap, tenths } = bonus;
    const held = (await ledger.balanceOf(memberId, tx)).bonus;
    const amount = conversionCap !== null && conversionCap < held ? conversionCap : held;
    const from = { kind: 'bonus', memberId } as const;
    await move(tx, bonus, `release:${tenths}`, { from, to: { kind: 'cash', memberId }, amount });
    await addReleased(tx, id, amount);
    await finish(tx, bonus, 'completed', await takeBack(tx, bonus));
  }

  async function release(tx: Queryable, bonus: BonusRow): Promise<void> {
    const { id, memberId, mode, tenths } = bonus;
    if (mode === 'playable') return convert(tx, bonus);
    const due = dueOf(bonus);
    if (mode !== 'merged')
      await move(tx, bonus, `release:${tenths}`, {
        from: { kind: 'bonus', memberId },
        to: { kind: 'cash', memberId },
        amount: due,
      });
    await addReleased(tx, id, due);
    if (tenths === 10) await finish(tx, bonus, 'completed', 0n);
  }

  return {
    startNext,
    release,
    async end(tx, bonus, state, actor) {
      if (bonus.requirementId !== null) await wagering.cancel(tx, bonus.requirementId);
      await finish(tx, bonus, state, await takeBack(tx, bonus), actor);
    },
  };
}

/** The account that holds the money of an active bonus. */
const accountOf = ({ mode }: BonusRow) => (mode === 'merged' ? 'cash' : 'bonus');

/** What is still to be released of a bonus, in ledger units; of playable money what is left of it. */
export const outstandingOf = ({ state, amount, released, held }: BonusRow): bigint =>
  state === 'active' || state === 'queued' ? (held ?? amount - released) : 0n;

/** What is wagered and not released yet, in ledger units. */
export function dueOf({ amount, tenths, inSteps, released }: BonusRow): bigint {
  if (tenths < 10 && !inSteps) return 0n;
  return (amount * BigInt(tenths)) / 10n - released;
}
