import { type RoundStart, times, type VendorRound } from './vendor-round';

const FIRST = ['Red', 'Golden', 'Night', 'Copper', 'River', 'Storm', 'Ivory', 'Ember', 'Silver', 'Swift'] as const;
const LAST = ['Comet', 'Lantern', 'Herald', 'Monsoon', 'Banner', 'Drummer', 'Kite', 'Tide', 'Flint', 'Dawn'] as const;
const HOUSE_SHARE = 0.95;

/** A fight with pools of bets on both sides; a draw returns the stakes. */
export function cockfightRound({ random, stake, vendorCode, at }: RoundStart): VendorRound {
  const pick = random.pick(['meron', 'wala'] as const);
  const point = random.next();
  const winner = point < 0.1 ? 'draw' : point < 0.55 ? 'meron' : 'wala';
  const pools = { meron: stake * random.int(3, 6), wala: stake * random.int(3, 6), draw: 0 };
  const price = Math.max(101, Math.floor((100 * HOUSE_SHARE * (pools.meron + pools.wala)) / pools[pick]));
  const payout = winner === pick ? times(stake, price / 100) : winner === 'draw' ? stake : 0;
  const validBet = winner === 'draw' ? 0 : stake;
  const name = () => `${random.pick(FIRST)} ${random.pick(LAST)}`;
  const fight = {
    simulated: true,
    fight: `${vendorCode}-${at.getTime()}`,
    number: random.int(1, 900),
    meron: name(),
    wala: name(),
    pick,
  };
  return {
    terms: fight,
    payout,
    validBet,
    detail: { ...fight, winner, pools, house: 0, price, valid_bet: validBet },
    minutes: 1,
  };
}

const SPECIES = [
  ['minnow', 2],
  ['clownfish', 3],
  ['tang', 4],
  ['butterfly', 6],
  ['puffer', 8],
  ['lionfish', 12],
  ['turtle', 20],
  ['ray', 30],
  ['shark', 60],
] as const;
const SHOTS = 25;
const FISH_RETURN = 0.96;

/** A magazine of shots: what was not fired comes back. */
export function fishRound({ random, stake }: RoundStart): VendorRound {
  const shot = Math.floor(stake / SHOTS);
  const fired = random.int(10, SHOTS);
  const spent = shot * fired;
  const caught = SPECIES.flatMap(([species, multiplier]) => {
    const count = Array.from({ length: fired }, () => random.next()).filter(
      (point) => point < FISH_RETURN / (multiplier * SPECIES.length),
    ).length;
    return count === 0 ? [] : [{ species, multiplier, count, paid: shot * multiplier * count }];
  });
  const won = caught.reduce((sum, { paid }) => sum + paid, 0);
  const round = { depth: 'shallows', returnBp: FISH_RETURN * 10_000, stake };
  return {
    terms: { ...round, hits: 0, spent: 0, unspent: stake, won: 0, caught: [] },
    payout: stake - spent + won,
    validBet: spent,
    detail: { ...round, hits: fired, spent, unspent: stake - spent, won, caught, valid_bet: spent },
    minutes: 4,
  };
}

/** A sitting at a card table: what the player took away. */
export function pvpRound({ random, stake, gameName }: RoundStart): VendorRound {
  const played = random.int(3, 20);
  const stack = random.next() < 0.35 ? 0 : times(stake, random.next() * 2.6);
  const wagered = Math.max(stake - stack, times(stake, 0.2 + 0.6 * random.next()));
  const sitting = {
    game: /Patti/.test(gameName) ? 'teenpatti' : 'holdem',
    room: 'bronze',
    unit: Math.max(1, Math.floor(stake / 50)),
    buyIn: stake,
  };
  const validBet = Math.min(stake, wagered);
  return {
    terms: { ...sitting, stack: stake, wagered: 0, played: 0, hands: [] },
    payout: stack,
    validBet,
    detail: { ...sitting, stack, wagered, played, hands: [], valid_bet: validBet },
    minutes: 15,
  };
}
