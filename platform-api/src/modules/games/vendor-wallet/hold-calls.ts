import { infrastructureFaultOf } from '../../../platform/infrastructure-fault';

/** Vendors wait at least five seconds for an answer; after a 500 they roll back. */
const HOLD_MS = 4_000;
/** Between two attempts at least; up to twice as long, so that those held do not come at once. */
const PAUSE_MS = 150;
/** More are refused at once: those held fill memory, and the database when it is back. */
const HELD_MAX = 500;

export type HoldCall = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Holds calls that find no database, as while another server takes over, and tries them again until it is time to answer. Calls are idempotent
 * by their key: one whose answer was lost finds its effect.
 * @throws what the last attempt threw; anything but a lost database at once
 */
export function createHold(holdMs = HOLD_MS, heldMax = HELD_MAX): HoldCall {
  let held = 0;
  const tryAgain = async <Result>(call: () => Promise<Result>, deadline: number): Promise<Result> => {
    for (;;) {
      await new Promise((resume) => setTimeout(resume, PAUSE_MS * (1 + Math.random())));
      try {
        return await call();
      } catch (error) {
        if (!isLost(error) || performance.now() >= deadline) throw error;
      }
    }
  };
  return async (call) => {
    const deadline = performance.now() + holdMs;
    try {
      return await call();
    } catch (error) {
      if (!isLost(error) || held >= heldMax) throw error;
    }
    held += 1;
    try {
      return await tryAgain(call, deadline);
    } finally {
      held -= 1;
    }
  };
}

const isLost = (error: unknown) => infrastructureFaultOf(error) === 'database_down';
