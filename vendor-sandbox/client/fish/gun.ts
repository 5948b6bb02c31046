import type { MagazineView, Shot } from '../../src/kinds/fish/fish-messages';

/** Shots of one message; more wait for the next. */
const A_MESSAGE = 12;

/** Numbers shots and brings them to the server in order, a few in one message. */
export interface Gun {
  /** What is left to fire, shots under way taken off. */
  credit(): number;
  /** @returns the shot's number; null when the magazine does not hold it */
  fire(price: number, shot: Omit<Shot, 'shot'>): number | null;
  /** The server's word on the magazine. */
  take(magazine: MagazineView | null): void;
}

interface GunParts {
  /** Sends shots. @returns the numbers that were refused */
  readonly send: (magazine: string, shots: readonly Shot[]) => Promise<readonly number[]>;
  readonly onRefused: (shots: readonly number[]) => void;
}

export function createGun({ send, onRefused }: GunParts): Gun {
  let magazine: MagazineView | null = null;
  let last = 0;
  let queue: Shot[] = [];
  let isSending = false;
  const prices = new Map<number, number>();

  const drop = (shots: readonly number[]) => {
    for (const shot of shots) prices.delete(shot);
    if (shots.length > 0) onRefused(shots);
  };
  const flush = async (): Promise<void> => {
    if (isSending || queue.length === 0 || !magazine) return;
    isSending = true;
    const shots = queue.slice(0, A_MESSAGE);
    queue = queue.slice(A_MESSAGE);
    drop(await send(magazine.id, shots).catch(() => shots.map(({ shot }) => shot)));
    isSending = false;
    return flush();
  };
  const credit = () => (magazine ? magazine.credit - [...prices.values()].reduce((sum, price) => sum + price, 0) : 0);

  return {
    credit,
    fire(price, shot) {
      if (!magazine || magazine.payout !== null || credit() < price) return null;
      last += 1;
      prices.set(last, price);
      queue.push({ ...shot, shot: last });
      void flush();
      return last;
    },
    take(next) {
      if (next?.id !== magazine?.id) {
        prices.clear();
        queue = [];
        last = 0;
      }
      magazine = next;
      if (!next) return;
      last = Math.max(last, next.lastShot);
      for (const shot of prices.keys()) if (shot <= next.lastShot) prices.delete(shot);
    },
  };
}
