import type { Random } from '@marquee/contract/seeded-random';
import { doubledIn } from './doubled-word';
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
 * The first free name of a hero by a promise and a quality: hundreds for each hero, of which few are in use.
 * @param draw where the search starts
 * @throws RangeError when none is free
 */
function otherNames(hero: Rule['hero'], draw: Draw, isFree: (names: GameNames) => boolean): GameNames {
  const noun = hero === 'creature' ? draw.creature : draw.treasure;
  const [firstPromise, firstQuality] = [promises.indexOf(draw.promise), qualities.indexOf(draw.quality)];
  for (let turn = 1; turn < promises.length * qualities.length; turn += 1) {
    const quality = qualities[(firstQuality + turn) % qualities.length] ?? draw.quality;
    const promise = promises[(firstPromise + Math.floor(turn / qualities.length)) % promises.length] ?? draw.promise;
    const names = inEveryLanguage((grammar) => grammar.promised(noun, promise, quality));
    if (isFree(names)) return names;
  }
  throw new RangeError(`no name is left for ${noun}`);
}

/** English names of the slots so far. */
export interface SlotNamesInUse {
  readonly drawn: Set<string>;
  /** Where a drawn name was replaced, the one that stands for it. */
  readonly given: Set<string>;
}

/**
 * Names a slot game by the grammar; never as another of `inUse`, and the new name joins them. With more than 20,000 names in
 * the grammar a free one is found within a few draws. A name that says a word twice in any language gets other words without
 * a further draw, so that the games after it stay what they are.
 */
export function nameSlot(random: Random, inUse: SlotNamesInUse): NamedPicture {
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
    const drawnName = compose(en, draw);
    if (inUse.drawn.has(drawnName)) continue;
    inUse.drawn.add(drawnName);
    const isFree = (names: GameNames) => !inUse.given.has(names.en) && doubledIn(names).length === 0;
    const drawnNames = inEveryLanguage((grammar) => compose(grammar, draw));
    const names = isFree(drawnNames) ? drawnNames : otherNames(hero, draw, isFree);
    inUse.given.add(names.en);
    return { names, picture: pictureOf(hero, draw) };
  }
}
