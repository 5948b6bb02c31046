import { FIRE_RATE } from './cannon';

/** How many shots a cannon may fire now. */
export interface FireRate {
  /** False when it is too soon. */
  take(nowMs: number): boolean;
}

export function createFireRate(): FireRate {
  let tokens: number = FIRE_RATE.burst;
  let atMs = 0;
  return {
    take(nowMs) {
      tokens = Math.min(FIRE_RATE.burst, tokens + ((nowMs - atMs) * FIRE_RATE.perSecond) / 1000);
      atMs = nowMs;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
