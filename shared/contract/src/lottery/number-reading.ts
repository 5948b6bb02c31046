/** Numbers of a result that are drawn alike, each on its own, and the pools that look at their last digits. */
export interface DrawnNumbers {
  readonly count: number;
  readonly pools: Readonly<Record<string, NumberReading>>;
}

/** How a pool reads a number: by so many of its last digits. */
export interface NumberReading {
  readonly width: number;
  /** Outcomes that the digits hit, by name, as far as they are outcomes; without it the digits are the outcome. */
  readonly names?: (digits: string) => readonly string[];
}
