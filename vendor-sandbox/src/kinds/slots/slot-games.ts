import type { ListedGame } from '../../game-lists/listed-games';
import { lineShapes } from '../../game-lists/slots/line-shapes';
import { rulesOfListed, type SlotRules } from '../../game-lists/slots/slot-rules';
import { type PlaySession, StudioRefusal } from '../../studio/studio';

/** Times the least stake. */
const STAKE_STEPS = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500];

export interface Slot {
  readonly game: ListedGame;
  readonly rules: SlotRules;
}

/** The listed slots with their rules. */
export interface SlotGames {
  find(vendor: string, code: string): Slot | undefined;
  /** @throws StudioRefusal 404 `unknown_game` */
  of(session: PlaySession): Slot;
  /** What a client must know before the first spin. */
  describe(session: PlaySession): object;
  stakes(slot: Slot): number[];
}

export function slotGames(listedGames: readonly ListedGame[]): SlotGames {
  const slots = new Map<string, Slot>();
  for (const game of listedGames) {
    const rules = game.type === 'rng' ? rulesOfListed(game) : null;
    if (rules) slots.set(`${game.vendorCode} ${game.code}`, { game, rules });
  }
  const find = (vendor: string, code: string) => slots.get(`${vendor} ${code}`);
  const of = ({ vendor, gameCode }: PlaySession): Slot => {
    const slot = find(vendor, gameCode);
    if (!slot) throw new StudioRefusal(404, 'unknown_game');
    return slot;
  };
  const stakes = ({ game }: Slot) => STAKE_STEPS.map((step) => step * game.minBetUnits);
  return {
    find,
    of,
    stakes,
    describe(session) {
      const slot = of(session);
      const { rows, lines, coins, pays, scatterPays, freeSpins, multiplier, jackpot } = slot.rules;
      const shapes = lines === null ? null : lineShapes(rows, lines);
      const { volatility, returnBp } = slot.game;
      const pay = { coins, pays, scatterPays, freeSpins, multiplier, jackpot };
      return { rows, lines: shapes, ...pay, volatility, returnBp, stakes: stakes(slot) };
    },
  };
}
