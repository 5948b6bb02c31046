import type { LotteryTicketDetail } from './calls/lottery-orders';

/** `reserve` keeps room free until a filler is loaded, `block` holds back the fillers after it, `none` lets it appear. */
export const SLOT_POLICIES = ['reserve', 'block', 'none'] as const;

/** A place in the shell's pages, or in a remote's, that remotes fill. What it is for: `slot-reference.ts`. */
export interface SlotDefinition {
  /** `one`: a single remote may fill it. */
  readonly fillers: 'one' | 'many';
  readonly policies: readonly (typeof SLOT_POLICIES)[number][];
  /** Most room that a filler may reserve, in CSS pixels of height. */
  readonly maxReservePx: number;
  /** Most bytes of scripts and styles, compressed, of a filler with the entry of its remote. */
  readonly maxBytes: number;
  /** Paths whose first screen shows it: started by the page and preloaded by the edge. */
  readonly firstScreenOf: readonly string[];
  /** Frames of pages that show it, whatever the path: as above. */
  readonly frames: readonly string[];
  /** Below the first screen: started when it comes near the window. */
  readonly isLater: boolean;
}

/** Every slot. A filler of any other is refused when its release is registered. */
export const SLOTS = {
  'header.balance': {
    fillers: 'one',
    policies: ['reserve', 'none'],
    maxReservePx: 48,
    maxBytes: 20_000,
    firstScreenOf: [],
    frames: ['page', 'game', 'member'],
    isLater: false,
  },
  'home.promotions': {
    fillers: 'many',
    policies: ['reserve', 'block', 'none'],
    maxReservePx: 480,
    maxBytes: 25_000,
    firstScreenOf: ['/'],
    frames: [],
    isLater: false,
  },
  'home.hot-games': {
    fillers: 'many',
    policies: ['reserve', 'block', 'none'],
    maxReservePx: 480,
    maxBytes: 25_000,
    firstScreenOf: ['/'],
    frames: [],
    isLater: false,
  },
  'home.jackpot': {
    fillers: 'many',
    policies: ['reserve', 'none'],
    maxReservePx: 640,
    maxBytes: 25_000,
    firstScreenOf: [],
    frames: [],
    isLater: true,
  },
  'home.game-rows': {
    fillers: 'many',
    policies: ['reserve', 'none'],
    maxReservePx: 2000,
    maxBytes: 25_000,
    firstScreenOf: [],
    frames: [],
    isLater: true,
  },
  'member.frame': {
    fillers: 'one',
    policies: ['reserve'],
    maxReservePx: 800,
    maxBytes: 20_000,
    firstScreenOf: [],
    frames: ['member'],
    isLater: false,
  },
  'agent.frame': {
    fillers: 'one',
    policies: ['reserve'],
    maxReservePx: 800,
    maxBytes: 20_000,
    firstScreenOf: [],
    frames: ['office'],
    isLater: false,
  },
  'member.counts': {
    fillers: 'many',
    policies: ['none'],
    maxReservePx: 0,
    maxBytes: 12_000,
    firstScreenOf: [],
    frames: [],
    isLater: false,
  },
  'records.lottery-ticket': {
    fillers: 'one',
    policies: ['reserve', 'none'],
    maxReservePx: 480,
    maxBytes: 40_000,
    firstScreenOf: [],
    frames: [],
    isLater: false,
  },
} as const satisfies Record<string, SlotDefinition>;

export type SlotName = keyof typeof SLOTS;

/**
 * What the fillers of each slot get.
 * @typeParam Node what the page's library renders: the contract itself depends on none
 */
export interface SlotProps<Node> extends Record<SlotName, object> {
  'member.frame': { readonly children: Node };
  'agent.frame': { readonly children: Node };
  'records.lottery-ticket': { readonly ticket: LotteryTicketDetail };
}

/** The name of a slot with what its fillers get. */
export type SlotUse<Node> = {
  [Name in SlotName]: object extends SlotProps<Node>[Name]
    ? { readonly name: Name; readonly props?: undefined }
    : { readonly name: Name; readonly props: SlotProps<Node>[Name] };
}[SlotName];

export const SLOT_NAMES = Object.keys(SLOTS) as [SlotName, ...SlotName[]];
