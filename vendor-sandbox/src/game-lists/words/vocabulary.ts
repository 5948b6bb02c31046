/*
 * The words of the names, by their English form, with the motif or the scenery that goes with them. `languages` has the
 * translations.
 */
export const creatures = {
  Tiger: 'tiger',
  Lion: 'lion',
  Leopard: 'leopard',
  Fox: 'fox',
  Wolf: 'wolf',
  Cat: 'cat',
  Panda: 'panda',
  Rabbit: 'rabbit',
  Monkey: 'monkey',
  Buffalo: 'buffalo',
  Stag: 'deer',
  Horse: 'horse',
  Owl: 'owl',
  Elephant: 'elephant',
  Frog: 'frog',
  Eagle: 'eagle',
  Carp: 'fish',
  Phoenix: 'bird',
  Peacock: 'peacock',
  Turtle: 'turtle',
  Butterfly: 'butterfly',
  Bee: 'bee',
  Dragon: 'dragon',
  Cobra: 'cobra',
  Crocodile: 'crocodile',
} as const;

/** Heroes of the fish games. */
export const seaCreatures = {
  Shark: 'shark',
  Crab: 'crab',
  Octopus: 'octopus',
  Starfish: 'starfish',
  'Sea Turtle': 'turtle',
  Hilsa: 'fish',
  'Sea Dragon': 'dragon',
  'Pearl Shell': 'pearl',
  Crocodile: 'crocodile',
} as const;

export const treasures = {
  Crown: 'crown',
  Diamond: 'gem',
  Coin: 'coin',
  Treasure: 'chest',
  Lotus: 'lotus',
  Lantern: 'lantern',
  Bell: 'bell',
  Star: 'star',
  Moon: 'moon',
  Sun: 'sun',
  Key: 'key',
  Urn: 'urn',
  Shield: 'shield',
  Sword: 'sword',
  Sevens: 'seven',
  Book: 'book',
  Mask: 'theatre',
  Clover: 'clover',
  Flame: 'flame',
  Wave: 'wave',
  Boat: 'boat',
  Anchor: 'anchor',
  Compass: 'compass',
  Drum: 'drum',
  Thunder: 'bolt',
  Pearl: 'pearl',
  Kite: 'kite',
  Fan: 'fan',
  Mango: 'mango',
  Cherry: 'cherries',
  Watermelon: 'melon',
  Lime: 'citrus',
} as const;

export const places = {
  'the Delta': 'mangroves',
  'the Hills': 'mountains',
  'the Bay': 'waves',
  'the Palace': 'palace',
  'the Desert': 'dunes',
  'the Temple': 'pagoda',
  'the City': 'city',
  'the River': 'reeds',
  'the Sky': 'clouds',
  'the Forest': 'trees',
  'the Deep': 'seabed',
  'the Kingdom': 'palace',
  'the Volcano': 'mountains',
  'the Harbour': 'waves',
  'the Garden': 'trees',
  'the Lake': 'reeds',
  'the Monsoon': 'clouds',
  'the Night': 'city',
  'the Island': 'mangroves',
  'the Valley': 'pagoda',
} as const;

export const qualities = [
  'Golden',
  'Silver',
  'Crimson',
  'Emerald',
  'Sapphire',
  'Ruby',
  'Jade',
  'Amber',
  'Lucky',
  'Royal',
  'Mighty',
  'Wild',
  'Burning',
  'Frozen',
  'Moonlit',
  'Radiant',
  'Secret',
  'Ancient',
  'Dancing',
  'Flying',
  'Sacred',
  'Silent',
  'Stormy',
  'Laughing',
  'Brave',
  'Generous',
  'Little',
  'Giant',
  'White',
  'Black',
  'Blue',
  'Red',
  'Midnight',
  'Sunrise',
  'Monsoon',
  'Happy',
] as const;

/** What a game promises of its hero. */
export const promises = [
  'Rush',
  'Fever',
  'Quest',
  'Parade',
  'Riches',
  'Feast',
  'Festival',
  'Carnival',
  'Spins',
  'Jackpot',
  'Legend',
  'Party',
  'Fortune',
  'Secrets',
  'Journey',
  'Dreams',
] as const;

/** What the live tables play (`src/kinds/live`). */
export const liveTables = {
  Baccarat: 'baize',
  Roulette: 'roulette',
  'Dragon Tiger': 'dragonTiger',
  'Sic Bo': 'dice',
} as const;

/** What the tables between players play (`src/kinds/pvp`): hold'em, under three names, and Teen Patti. */
export const cardGames = {
  'Hold Poker': 'chips',
  'Texas Poker': 'pair',
  'Teen Patti': 'cards',
  'Limit Poker': 'baize',
} as const;

export const fastDraws = {
  '5D': 'lottoBalls',
  PK10: 'podium',
  K3: 'dice',
  '11x5': 'drawDrum',
  'Lucky 28': 'lottoBalls',
  'Vietnam 18': 'ticket',
  'Vietnam 27': 'drawDrum',
  'Mark Six': 'lottoBalls',
} as const;

/** Names of rooms and tables. */
export const rooms = [
  'Lotus',
  'Jade',
  'Amber',
  'River',
  'Pearl',
  'Crown',
  'Garden',
  'Monsoon',
  'Sunrise',
  'Courtyard',
  'Grand',
  'Speed',
  'Moonlit',
  'Emerald',
  'Royal',
  'Harbour',
] as const;

/** Lengths of an issue of the fast draws. */
export const paces = ['1-Minute', '3-Minute', '5-Minute'] as const;

/** What one does in the sea. */
export const hunts = ['Hunt', 'Net', 'Cannon', 'Reef', 'Storm', 'Harvest'] as const;

type KeyOf<T> = keyof T & string;
export type Creature = KeyOf<typeof creatures>;
export type SeaCreature = KeyOf<typeof seaCreatures>;
export type Treasure = KeyOf<typeof treasures>;
export type Noun = Creature | SeaCreature | Treasure;
export type Place = KeyOf<typeof places>;
export type Quality = (typeof qualities)[number];
export type PromiseWord = (typeof promises)[number];
export type RoomGame = KeyOf<typeof liveTables> | KeyOf<typeof cardGames>;
export type FastDraw = KeyOf<typeof fastDraws>;
export type Room = (typeof rooms)[number];
export type Pace = (typeof paces)[number];
export type Hunt = (typeof hunts)[number];

/** The words of a list, in steady order. */
export const wordsOf = <T extends object>(list: T): KeyOf<T>[] => Object.keys(list) as KeyOf<T>[];
