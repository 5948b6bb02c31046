import { type BaccaratDeal, BACCARAT_SPOTS, baccaratFactor } from '@marquee/contract/fairness/baccarat';
import { HI_LO_MOVES, type HiLoMove, isHiLoHit } from '@marquee/contract/fairness/hi-lo';
import { DICE, SIC_BO_SPOTS, sicBoFactor, type Throw } from '@marquee/contract/fairness/sic-bo';

type Fields = Readonly<Record<string, unknown>>;

/** A bet on a spot, with its payout. */
export interface SpotBet {
  readonly spot: string;
  /** Decimal string in currency units. */
  readonly stake: string;
  /** Hundredths of the stake: 0 is lost, 100 the stake returned. */
  readonly factor: number;
}

/** A round of our games of cards and dice. */
export type TableResult =
  | {
      readonly game: 'hilo';
      readonly cards: readonly number[];
      readonly moves: readonly HiLoMove[];
      readonly isLost: boolean;
    }
  | { readonly game: 'baccarat'; readonly deal: BaccaratDeal; readonly bets: readonly SpotBet[] }
  | { readonly game: 'sicbo'; readonly dice: Throw; readonly bets: readonly SpotBet[] };

/** Reads a round of hi-lo, baccarat or sic bo; null for any other, and when the details are incomplete. */
export function readTable(detail: Fields): TableResult | null {
  if (detail.game === 'HILO') return readHiLo(detail);
  const { bets } = fieldsOf(detail.options);
  const outcome = fieldsOf(detail.outcome);
  if (detail.game === 'BACCARAT') {
    const { player, banker, winner } = outcome;
    if (!isNumbers(player) || !isNumbers(banker) || !isOneOf(winner, WINNERS)) return null;
    const deal = { player, banker, winner };
    return { game: 'baccarat', deal, bets: betsOf(bets, BACCARAT_SPOTS, (spot) => baccaratFactor(spot, deal)) };
  }
  if (detail.game !== 'SICBO' || !isThrow(outcome.dice)) return null;
  const { dice } = outcome;
  return { game: 'sicbo', dice, bets: betsOf(bets, SIC_BO_SPOTS, (spot) => sicBoFactor(spot, dice)) };
}

function readHiLo({ cards, moves }: Fields): TableResult | null {
  if (!isNumbers(cards) || !Array.isArray(moves)) return null;
  const validMoves = moves.filter((move) => isOneOf(move, HI_LO_MOVES));
  const [last, before, next] = [validMoves.at(-1), cards.at(-2) ?? 0, cards.at(-1) ?? 0];
  const isLost = last !== undefined && last !== 'skip' && !isHiLoHit(before, last, next);
  return { game: 'hilo', cards, moves: validMoves, isLost };
}

const WINNERS = ['player', 'banker', 'tie'] as const;

function betsOf<Spot extends string>(
  bets: unknown,
  spots: readonly Spot[],
  factorOf: (spot: Spot) => number,
): readonly SpotBet[] {
  return Object.entries(fieldsOf(bets)).flatMap(([spot, stake]) =>
    isOneOf(spot, spots) && typeof stake === 'string' ? [{ spot, stake, factor: factorOf(spot) }] : [],
  );
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

const isOneOf = <Value extends string>(value: unknown, values: readonly Value[]): value is Value =>
  (values as readonly unknown[]).includes(value);

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

const isThrow = (value: unknown): value is Throw => isNumbers(value) && value.length === DICE;
