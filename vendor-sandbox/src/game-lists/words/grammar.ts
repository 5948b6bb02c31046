import type {
  Creature,
  FastDraw,
  Hunt,
  Noun,
  Pace,
  Place,
  PromiseWord,
  Quality,
  Room,
  RoomGame,
  SeaCreature,
  Treasure,
} from './vocabulary';

/** Types of which a vendor has one game, its lobby. */
export type LobbyType = 'sports' | 'esports' | 'cockfight';

/** The vocabulary in one language. Nouns and qualities carry the forms that the language's grammar needs. */
export interface Lexicon<N = string, Q = string, P = string> {
  readonly nouns: Readonly<Record<Noun, N>>;
  /** As an attribute of a noun. */
  readonly places: Readonly<Record<Place, string>>;
  readonly qualities: Readonly<Record<Quality, Q>>;
  readonly promises: Readonly<Record<PromiseWord, P>>;
  readonly games: Readonly<Record<RoomGame | FastDraw, string>>;
  readonly rooms: Readonly<Record<Room, string>>;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly hunts: Readonly<Record<Hunt, string>>;
  readonly lobbies: Readonly<Record<LobbyType, string>>;
  /** Names that are not composed, by the game's code. */
  readonly lotteries: Readonly<Record<LotteryCode, string>>;
}

/** The draw lotteries: names that are not composed. */
export type LotteryCode =
  | 'TCG_LOTTO_VN'
  | 'VN_NORTH'
  | 'VN_CENTRAL'
  | 'VN_SOUTH'
  | 'VN_SOUTH_PAIR'
  | 'VN_CENTRAL_PAIR'
  | 'HANOI_4'
  | 'HANOI_5'
  | 'THAI_GOV'
  | 'LAO_DEV'
  | 'SEA_4D'
  | 'SEA_6D'
  | 'HANOI_SPECIAL'
  | 'HANOI_VIP'
  | 'LOTT_5D'
  | 'LOTT_PK10'
  | 'LOTT_K3'
  | 'LOTT_11X5'
  | 'LOTT_LUCKY28';

/** How a language composes the names of games. */
export interface Grammar {
  /** Golden Tiger */
  described(noun: Noun, quality: Quality): string;
  /** Tiger's Crown */
  owned(owner: Creature, treasure: Treasure): string;
  /** Tiger of the Delta */
  placed(noun: Noun, place: Place): string;
  /** Golden Tiger Festival; without a quality Tiger Festival */
  promised(noun: Noun, promise: PromiseWord, quality: Quality | null): string;
  /** Lotus Baccarat */
  room(room: Room, game: RoomGame): string;
  /** Lotus Baccarat 2 */
  numbered(name: string, number: number): string;
  /** 5D · 1 min */
  fastDraw(pace: Pace, draw: FastDraw): string;
  /** Lotus Shark Hunt */
  hunt(room: Room, creature: SeaCreature, hunt: Hunt): string;
  /** Touchline Sportsbook */
  lobby(vendorName: string, type: LobbyType): string;
  lottery(code: LotteryCode): string;
}
