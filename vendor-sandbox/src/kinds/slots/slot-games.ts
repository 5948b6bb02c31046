import { hash32 } from '@marquee/contract/seeded-random';
import type { ListedGame } from '../../game-lists/listed-games';
import { minBetOf } from '../../game-lists/min-bet';
import { lineShapes } from '../../game-lists/slots/line-shapes';
import { rulesOfListed, type SlotRules } from '../../game-lists/slots/slot-rules';
import { type PlaySession, StudioRefusal } from '../../studio/studio';

/** Times the least stake. */
const STAKE_STEPS = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500];

export interface Slot {
  readonly game: ListedGame;
  readonly rules: SlotRules;
  /** Whether wins may be doubled or lost. */
  readonly hasGamble: boolean;
}

/** What a player opens. */
export type SlotOfPlayer = Pick<PlaySession, 'vendor' | 'gameCode' | 'currency'>;

/** The listed slots with their rules. */
export interface SlotGames {
  find(vendor: string, code: string): Slot | undefined;
  /** @throws StudioRefusal 404 `unknown_game` */
  of(session: PlaySession): Slot;
  /** What a client must know before the first spin. */
  describe(session: PlaySession): object;
  /** The jackpot pool that a session plays for; undefined for none. */
  poolOf(session: PlaySession): PlaySession['jackpotPool'];
  /** Stakes on offer to players of a currency, ascending; none for a game that is no slot. */
  stakes(game: SlotOfPlayer): number[];
}

/** Two slots of three offer to double a win, the same ones on every run. */
const hasGamble = ({ code }: ListedGame): boolean => hash32(`gamble:${code}`) % 3 !== 0;

export function slotGames(listedGames: readonly ListedGame[]): SlotGames {
  const slots = new Map<string, Slot>();
  for (const game of listedGames) {
    const rules = game.type === 'rng' ? rulesOfListed(game) : null;
    if (rules) slots.set(`${game.vendorCode} ${game.code}`, { game, rules, hasGamble: hasGamble(game) });
  }
  const find = (vendor: string, code: string) => slots.get(`${vendor} ${code}`);
  const of = ({ vendor, gameCode }: PlaySession): Slot => {
    const slot = find(vendor, gameCode);
    if (!slot) throw new StudioRefusal(404, 'unknown_game');
    return slot;
  };
  const stakes = ({ vendor, gameCode, currency }: SlotOfPlayer): number[] => {
    const slot = find(vendor, gameCode);
    return slot ? STAKE_STEPS.map((step) => step * minBetOf(slot.game, currency)) : [];
  };
  return {
    find,
    of,
    stakes,
    poolOf: (session) => (of(session).rules.jackpot === null ? undefined : session.jackpotPool),
    describe(session) {
      const slot = of(session);
      const { rows, lines, coins, pays, scatterPays, freeSpins, multiplier, jackpot } = slot.rules;
      const shapes = lines === null ? null : lineShapes(rows, lines);
      const { volatility, returnBp } = slot.game;
      const pay = { coins, pays, scatterPays, freeSpins, multiplier, jackpot };
      const { hasGamble } = slot;
      return { rows, lines: shapes, ...pay, volatility, returnBp, hasGamble, stakes: stakes(session) };
    },
  };
}
