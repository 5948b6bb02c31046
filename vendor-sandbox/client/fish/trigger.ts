/** A little slower than the server allows, so that no shot is refused for a late timer. */
const FIRE_EVERY_MS = 190;

/** The trigger of the cannon: fires while it is held, and once for a pull that is over before the next frame. */
export interface Trigger {
  pull(): void;
  release(): void;
  /**
   * Called for every frame.
   * @param at time of the frame, milliseconds
   * @param isAuto the cannon fires by itself
   * @param fire returns false when the magazine does not hold the shot: the trigger is let go
   */
  frame(at: number, isAuto: boolean, fire: () => boolean): void;
}

export function createTrigger(): Trigger {
  let isHeld = false;
  let isPulled = false;
  let firedAt = 0;
  return {
    pull() {
      isHeld = true;
      isPulled = true;
    },
    release() {
      isHeld = false;
    },
    frame(at, isAuto, fire) {
      const isDue = isAuto || isHeld || isPulled;
      if (!isDue || at - firedAt < FIRE_EVERY_MS) return;
      isPulled = false;
      if (fire()) firedAt = at;
      else isHeld = false;
    },
  };
}
