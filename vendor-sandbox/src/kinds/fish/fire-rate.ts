import { FIRE_RATE } from './cannon';

/** How many shots a cannon may fire now. */
export interface FireRate {
  /** False when it is too soon. */
  take(nowMs: number): boolean;
}

export function createFireRate(): FireRate {
  let left: number = FIRE_RATE.burst;
  let atMs = 0;
  return {
    take(nowMs) {
      left = Math.min(FIRE_RATE.burst, left + ((nowMs - atMs) * FIRE_RATE.perSecond) / 1000);
      atMs = nowMs;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
