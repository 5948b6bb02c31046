import { BACCARAT_CHANCES, BACCARAT_PAYS, type BaccaratSpot, baccaratFactor, baccaratReturn } from './baccarat';
import { baccarat } from './baccarat-game';
import { RANKS_PER_SUIT } from './cards';
import { dealHiLo, type HiLoGuess, hiLoPayout, hiLoWinningRanks, isHiLoHit } from './hi-lo';
import { type SicBoSpot, sicBoFactor, type Throw } from './sic-bo';
import { sicBo } from './sic-bo-game';
import { type SimulatedGame, theoreticalReturn } from './simulation';

/** Large enough that cutting to a whole unit is not seen. */
const STAKE = 1_000_000_000n;

function baccaratOn(spot: BaccaratSpot): SimulatedGame {
  const pays = BACCARAT_PAYS[spot] / 100;
  const returned = spot === 'player' || spot === 'banker' ? BACCARAT_CHANCES.tie : 0;
  const odds = [
    { chance: (baccaratReturn(spot) - returned) / pays, factor: pays },
    { chance: returned, factor: 1 },
  ];
  const options = { bets: { [spot]: '1.00' } };
  return {
    name: `BACCARAT ${spot}`,
    theory: theoreticalReturn(odds),
    play: (draw) => baccaratFactor(spot, baccarat.play(draw, options)) / 100,
  };
}

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((first) => FACES.flatMap((second) => FACES.map((third): Throw => [first, second, third])));

function sicBoOn(spot: SicBoSpot): SimulatedGame {
  const odds = THROWS.map((dice) => ({ chance: 1 / THROWS.length, factor: sicBoFactor(spot, dice) / 100 }));
  const options = { bets: { [spot]: '1.00' } };
  return {
    name: `SICBO ${spot}`,
    theory: theoreticalReturn(odds),
    play: (draw) => sicBoFactor(spot, sicBo.play(draw, options).dice) / 100,
  };
}

/** Guesses the likelier way a number of times, then cashes out. */
function hiLo(guesses: number): SimulatedGame {
  const factorOf = (cards: readonly number[]) => {
    const moves: HiLoGuess[] = [];
    for (let step = 0; step < guesses; step++) {
      const [card = 0, next = 0] = cards.slice(step);
      const guess = hiLoWinningRanks(card, 'high') >= hiLoWinningRanks(card, 'low') ? 'high' : 'low';
      if (!isHiLoHit(card, guess, next)) return 0;
      moves.push(guess);
    }
    return Number(hiLoPayout(STAKE, cards, moves)) / Number(STAKE);
  };
  const deals = RANKS_PER_SUIT ** (guesses + 1);
  const odds = Array.from({ length: deals }, (_, deal) => {
    const cards = Array.from(
      { length: guesses + 1 },
      (_card, place) => Math.floor(deal / RANKS_PER_SUIT ** place) % RANKS_PER_SUIT,
    );
    return { chance: 1 / deals, factor: factorOf(cards) };
  });
  return {
    name: `HILO ${guesses} guesses, the likelier way`,
    theory: theoreticalReturn(odds),
    play: (draw) => factorOf(dealHiLo(draw, guesses + 1)),
  };
}

/** The games of cards and dice, by bets that differ in what they return how often. */
export const simulatedTables: readonly SimulatedGame[] = [
  hiLo(1),
  hiLo(3),
  baccaratOn('player'),
  baccaratOn('banker'),
  baccaratOn('tie'),
  baccaratOn('playerPair'),
  sicBoOn('big'),
  sicBoOn('total9'),
  sicBoOn('single3'),
  sicBoOn('double2'),
  sicBoOn('anyTriple'),
  sicBoOn('pair25'),
];
