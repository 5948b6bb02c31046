/** What a motif may paint with. `main` is the hero's gradient. A motif fills a box of -100 to 100 both ways. */
export interface Paint {
  readonly main: string;
  readonly light: string;
  readonly shade: string;
  readonly ink: string;
  readonly spark: string;
}

export type Motif = (paint: Paint) => string;
