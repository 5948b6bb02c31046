/** Choices that overlap while they are carried out: only the last one counts. */
export interface LastChoice {
  /** Begins a choice. @returns whether it still is the last one: ask after every wait */
  begin(): () => boolean;
}

export function createLastChoice(): LastChoice {
  let latest = 0;
  return {
    begin() {
      const own = (latest += 1);
      return () => own === latest;
    },
  };
}
