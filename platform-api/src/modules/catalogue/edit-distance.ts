export interface Distances {
  /** Between the two whole words. */
  readonly whole: number;
  /** Between the typed word and the nearest beginning of the term. */
  readonly prefix: number;
}

/**
 * Edits (insert, delete, replace, swap of neighbours) from a typed word to a term.
 * @param typed at most 64 characters count
 */
export function editDistances(typed: string, term: string): Distances {
  const columns = term.length + 1;
  let beforeLast = new Uint8Array(columns);
  let last = Uint8Array.from({ length: columns }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = new Uint8Array(columns);
    current[0] = row;
    for (let column = 1; column < columns; column++) {
      const same = typed[row - 1] === term[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
    }
    beforeLast = last;
    last = current;
  }
  return { whole: last[columns - 1] ?? 0, prefix: Math.min(...last) };
}
