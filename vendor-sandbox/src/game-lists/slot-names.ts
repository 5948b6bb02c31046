import type { Random } from '@marquee/contract/seeded-random';
import { type GameNames, inEveryLanguage } from './names';
import type { Grammar } from './words/grammar';
import { en } from './words/languages/en';
import {
  type Creature,
  creatures,
  type Place,
  type PromiseWord,
  places,
  promises,
  type Quality,
  qualities,
  type Treasure,
  treasures,
  wordsOf,
} from './words/vocabulary';

/** A game's names, and the picture that goes with its words. */
export interface NamedPicture {
  readonly names: GameNames;
  /** `hero/scene/companion`: the motifs of its picture. */
  readonly picture: string;
}

interface Draw {
  readonly creature: Creature;
  readonly treasure: Treasure;
  readonly place: Place;
  readonly quality: Quality;
  readonly promise: PromiseWord;
  readonly companion: string;
}

const CREATURES = wordsOf(creatures);
const TREASURES = wordsOf(treasures);
const PLACES = wordsOf(places);
/** Small, simple motifs that go beside a hero. */
const COMPANIONS = ['coin', 'gem', 'star', 'clover', 'bolt', 'bell', 'moon', 'citrus'];

interface Rule {
  readonly hero: 'creature' | 'treasure';
  readonly compose: (grammar: Grammar, draw: Draw) => string;
}

const rules: readonly Rule[] = [
  { hero: 'creature', compose: (grammar, { creature, quality }) => grammar.described(creature, quality) },
  { hero: 'treasure', compose: (grammar, { treasure, quality }) => grammar.described(treasure, quality) },
  { hero: 'creature', compose: (grammar, { creature, treasure }) => grammar.owned(creature, treasure) },
  { hero: 'treasure', compose: (grammar, { treasure, place }) => grammar.placed(treasure, place) },
  { hero: 'creature', compose: (grammar, { creature, place }) => grammar.placed(creature, place) },
  { hero: 'creature', compose: (grammar, { creature, promise }) => grammar.promised(creature, promise, null) },
  { hero: 'treasure', compose: (grammar, { treasure, promise }) => grammar.promised(treasure, promise, null) },
  {
    hero: 'creature',
    compose: (grammar, { creature, promise, quality }) => grammar.promised(creature, promise, quality),
  },
  {
    hero: 'treasure',
    compose: (grammar, { treasure, promise, quality }) => grammar.promised(treasure, promise, quality),
  },
];

const pictureOf = (hero: Rule['hero'], { creature, treasure, place, companion }: Draw): string =>
  `${hero === 'creature' ? creatures[creature] : treasures[treasure]}/${places[place]}/${companion}`;

/**
 * Names a slot game by the grammar; never a name that is in `usedNames` (in English), and the new one joins it.
 * With more than 20,000 names in the grammar a free one is found within a few draws.
 */
export function nameSlot(random: Random, usedNames: Set<string>): NamedPicture {
  for (;;) {
    const draw: Draw = {
      creature: random.pick(CREATURES),
      treasure: random.pick(TREASURES),
      place: random.pick(PLACES),
      quality: random.pick(qualities),
      promise: random.pick(promises),
      companion: random.pick(COMPANIONS),
    };
    const { hero, compose } = random.pick(rules);
    const name = compose(en, draw);
    if (usedNames.has(name)) continue;
    usedNames.add(name);
    return { names: inEveryLanguage((grammar) => compose(grammar, draw)), picture: pictureOf(hero, draw) };
  }
}
