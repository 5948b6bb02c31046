/** A word in the catalogue's languages. `bnOf` is the Bengali genitive. */
interface Noun {
  readonly en: string;
  readonly bn: string;
  readonly bnOf: string;
  readonly vi: string;
}

/** A noun with a drawing: the hero of a tile. */
export interface DrawnNoun extends Noun {
  readonly motif: string;
}

export interface Place extends Noun {
  readonly scene: string;
}

export interface Adjective {
  readonly en: string;
  readonly bn: string;
  /** Stands after the noun. */
  readonly vi: string;
}

const noun = (en: string, bn: string, bnOf: string, vi: string): Noun => ({ en, bn, bnOf, vi });

export const drawn = (motif: string, en: string, bn: string, bnOf: string, vi: string): DrawnNoun => ({
  ...noun(en, bn, bnOf, vi),
  motif,
});
export const place = (scene: string, en: string, bn: string, bnOf: string, vi: string): Place => ({
  ...noun(en, bn, bnOf, vi),
  scene,
});
export const adjective = (en: string, bn: string, vi: string): Adjective => ({ en, bn, vi });
