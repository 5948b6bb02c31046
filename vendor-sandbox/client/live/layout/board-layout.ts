export type SpotLook = 'plain' | 'red' | 'black' | 'green' | 'one' | 'two' | 'tie' | 'edge';

/** The position of a spot on the table, in cells. */
export interface Place {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly style: SpotLook;
}

export interface BoardLayout {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly Place[];
}
