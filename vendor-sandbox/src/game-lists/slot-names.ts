import type { Random } from '@marquee/contract/seeded-random';
import { creatures } from './words/creatures';
import { places } from './words/places';
import { promises, qualities } from './words/qualities';
import { treasures } from './words/treasures';
import type { Adjective, DrawnNoun, Place } from './words/word';

/** A game's name in the catalogue's languages, and the drawing that its words ask for. */
export interface GameName {
  readonly en: string;
  readonly bn: string;
  readonly vi: string;
  /** `hero/scene/companion`: the drawings of its picture. */
  readonly motif: string;
}

interface Draw {
  readonly creature: DrawnNoun;
  readonly treasure: DrawnNoun;
  readonly place: Place;
  readonly quality: Adjective;
  readonly promise: Adjective;
  readonly companion: string;
}

/** Small, simple drawings that may stand beside a hero. */
const COMPANIONS = ['coin', 'gem', 'star', 'clover', 'bolt', 'bell', 'moon', 'citrus'];

const motif = (hero: DrawnNoun, { place, companion }: Draw): string => `${hero.motif}/${place.scene}/${companion}`;

type Rule = (draw: Draw) => { readonly en: string; readonly bn: string; readonly vi: string; readonly hero: DrawnNoun };

const rules: readonly Rule[] = [
  ({ quality: q, creature: c }) => ({ en: `${q.en} ${c.en}`, bn: `${q.bn} ${c.bn}`, vi: `${c.vi} ${q.vi}`, hero: c }),
  ({ quality: q, treasure: t }) => ({ en: `${q.en} ${t.en}`, bn: `${q.bn} ${t.bn}`, vi: `${t.vi} ${q.vi}`, hero: t }),
  ({ creature: c, treasure: t }) => ({
    en: `${c.en}'s ${t.en}`,
    bn: `${c.bnOf} ${t.bn}`,
    vi: `${t.vi} Của ${c.vi}`,
    hero: c,
  }),
  ({ treasure: t, place: p }) => ({
    en: `${t.en} of ${p.en}`,
    bn: `${p.bnOf} ${t.bn}`,
    vi: `${t.vi} ${p.vi}`,
    hero: t,
  }),
  ({ creature: c, place: p }) => ({
    en: `${c.en} of ${p.en}`,
    bn: `${p.bnOf} ${c.bn}`,
    vi: `${c.vi} ${p.vi}`,
    hero: c,
  }),
  ({ creature: c, promise: s }) => ({ en: `${c.en} ${s.en}`, bn: `${c.bnOf} ${s.bn}`, vi: `${s.vi} ${c.vi}`, hero: c }),
  ({ treasure: t, promise: s }) => ({ en: `${t.en} ${s.en}`, bn: `${t.bnOf} ${s.bn}`, vi: `${s.vi} ${t.vi}`, hero: t }),
  ({ quality: q, creature: c, promise: s }) => ({
    en: `${q.en} ${c.en} ${s.en}`,
    bn: `${q.bn} ${c.bnOf} ${s.bn}`,
    vi: `${s.vi} ${c.vi} ${q.vi}`,
    hero: c,
  }),
  ({ quality: q, treasure: t, promise: s }) => ({
    en: `${q.en} ${t.en} ${s.en}`,
    bn: `${q.bn} ${t.bnOf} ${s.bn}`,
    vi: `${s.vi} ${t.vi} ${q.vi}`,
    hero: t,
  }),
];

/**
 * Names a slot game by the grammar; never a name that is in `taken`, and the new one joins it.
 * With more than 20,000 names in the grammar a free one is found within a few draws.
 */
export function nameSlot(random: Random, taken: Set<string>): GameName {
  for (;;) {
    const draw: Draw = {
      creature: random.pick(creatures),
      treasure: random.pick(treasures),
      place: random.pick(places),
      quality: random.pick(qualities),
      promise: random.pick(promises),
      companion: random.pick(COMPANIONS),
    };
    const { hero, ...name } = random.pick(rules)(draw);
    if (taken.has(name.en)) continue;
    taken.add(name.en);
    return { ...name, motif: motif(hero, draw) };
  }
}
