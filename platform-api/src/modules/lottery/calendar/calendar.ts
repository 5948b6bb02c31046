/** A time of the zone's clock, `hh:mm`. */
type LocalTime = string;

/** Stations that draw on a day; `null` is a draw without a station. */
type DrawsOfDay = readonly (string | null)[];

/** When a game draws, by the clock of its zone. */
export type DrawPattern =
  /** By weekday, Sunday first. */
  | { readonly kind: 'weekly'; readonly at: LocalTime; readonly days: readonly DrawsOfDay[] }
  /** On days of the month; a day that is a holiday moves: `01-16` -> `01-17`. */
  | {
      readonly kind: 'monthly';
      readonly at: LocalTime;
      readonly days: readonly number[];
      readonly moved: Readonly<Record<string, string>>;
    }
  /** From midnight on, the last draw of a day at the next midnight. */
  | { readonly kind: 'interval'; readonly seconds: number };

export interface Calendar {
  readonly pattern: DrawPattern;
  /** From the end of betting to the draw. */
  readonly closeBeforeMs: number;
  /** Several stations draw at once: the issue names the station. */
  readonly severalStations?: true;
  /** Draws exist so many days ahead, where players buy more issues at once than fit into the usual time. */
  readonly daysAhead?: number;
  /** ISO dates without draws. */
  readonly isClosedOn?: (date: string) => boolean;
  /** The last ISO date that `isClosedOn` knows: nothing is planned behind it. */
  readonly knownUntil?: string;
}
