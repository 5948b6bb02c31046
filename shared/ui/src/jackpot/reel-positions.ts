/** Above this many turns in a second a reel would only flicker backwards on the screen. */
const READABLE_TURNS_PER_SECOND = 2.5;

export interface ReelState {
  readonly amount: number;
  /** Currency units in a second. */
  readonly speed: number;
  /** Exponent of ten of the last place, -2 for hundredths. */
  readonly lowestExponent: number;
  readonly reelCount: number;
}

/**
 * Where each reel stands, 0 to 10 exclusive, from the highest place to the lowest. A reel turns only while the one
 * below passes from nine to nought, as in a mechanical counter; reels too fast to read jump from digit to digit.
 */
export function reelPositions({ amount, speed, lowestExponent, reelCount }: ReelState): readonly number[] {
  const positions: number[] = [];
  let carry = 0;
  for (let place = 0; place < reelCount; place += 1) {
    const unit = 10 ** (lowestExponent + place);
    // The small term keeps 0.29 / 0.01 = 28.999999999999996 from losing a hundredth.
    const inUnits = amount / unit + 1e-6;
    const digit = Math.floor(inUnits) % 10;
    const turnsPerSecond = speed / (unit * 10);
    const readable = turnsPerSecond <= READABLE_TURNS_PER_SECOND;
    const fraction = place === 0 ? inUnits - Math.floor(inUnits) : carry;
    const offset = readable ? fraction : 0;
    positions.unshift(digit + offset);
    carry = digit === 9 ? offset : 0;
  }
  return positions;
}
