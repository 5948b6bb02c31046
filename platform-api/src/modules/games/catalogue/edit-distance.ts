interface Distances {
  /** Between the two whole words. */
  readonly full: number;
  /** Between the typed word and the nearest beginning of the term. */
  readonly prefix: number;
}

const MAX_LENGTH = 64;
const TOO_FAR: Distances = { full: Number.POSITIVE_INFINITY, prefix: Number.POSITIVE_INFINITY };
/**
 * Three reused rows: a search compares one word with the whole vocabulary, and allocation would cost more than the
 * comparison.
 */
const rows = [new Uint8Array(MAX_LENGTH + 1), new Uint8Array(MAX_LENGTH + 1), new Uint8Array(MAX_LENGTH + 1)] as const;

/**
 * Edits (insert, delete, replace, swap of neighbours) from a typed word to a term.
 * @param limit more edits than this are reported as infinitely many
 */
export function editDistances(typed: string, term: string, limit: number): Distances {
  const columns = Math.min(term.length, MAX_LENGTH);
  let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]];
  for (let column = 0; column <= columns; column++) last[column] = column;
  let nearest = 0;
  for (let row = 1; row <= Math.min(typed.length, MAX_LENGTH); row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    current[0] = row;
    nearest = row;
    for (let column = 1; column <= columns; column++) {
      const other = term.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      );
      if (column > 1 && letterBefore === other && letter === term.charCodeAt(column - 2))
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < nearest) nearest = cost;
    }
    // Later rows cannot be smaller.
    if (nearest > limit) return TOO_FAR;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return { full: last[columns] ?? 0, prefix: nearest };
}
