import { type FairDraw, playFairly } from '../fairness/fair-draw';

/** Different numbers of 1 to `sold`, in the order in which they are drawn; fewer when fewer were taken. */
function drawNumbers(draw: FairDraw, sold: number, count: number): number[] {
  const moved = new Map<number, number>();
  const at = (place: number) => moved.get(place) ?? place;
  const numbers: number[] = [];
  for (let last = sold; last > 0 && numbers.length < count; last--) {
    const place = draw(last) + 1;
    numbers.push(at(place));
    moved.set(place, at(last));
  }
  return numbers;
}

/** What decides a raffle: a seed whose hash was published with it, and a beacon that nobody knew while numbers were taken. */
export interface RaffleSeeds {
  readonly seed: string;
  /** Randomness of the beacon's round, hex. */
  readonly beacon: string;
}

/** The winning numbers, first prize first. The same code draws at the server and checks in the browser. */
export const raffleNumbers = ({ seed, beacon }: RaffleSeeds, sold: number, count: number): Promise<number[]> =>
  playFairly({ serverSeed: seed, clientSeed: beacon, nonce: 0 }, (draw) => drawNumbers(draw, sold, count));
