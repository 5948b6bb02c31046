/** Does something again and again, never twice at a time. */
export interface Turns {
  start(): void;
  stop(): void;
}

/** @param onError told of a turn that failed; the next is taken all the same */
export function createTurns(everyMs: number, turn: () => Promise<void>, onError: (error: unknown) => void): Turns {
  let timer: NodeJS.Timeout | null = null;
  const goOn = () => {
    timer = setTimeout(() => {
      void turn()
        .catch(onError)
        .finally(() => timer && goOn());
    }, everyMs);
  };
  return {
    start: goOn,
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
