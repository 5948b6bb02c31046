import { z } from 'zod';
import { MAX_AIM } from './bullet';
import { CANNON_LEVELS, type CannonLevel, DEPTHS, type Depth, MAGAZINE_SHOTS } from './cannon';
import type { Caught } from './magazine';

/** The intent of one shot; the server decides what it hits and whether that is caught. */
const shotSchema = z.strictObject({
  shot: z.number().int().min(1).max(1_000_000),
  aim: z.number().min(-MAX_AIM).max(MAX_AIM),
  lock: z.number().int().min(0).nullable(),
  level: z.literal(CANNON_LEVELS),
  /** When it left the barrel on the player's screen, in the room's time. */
  atMs: z.number().int().min(0),
});
export type Shot = z.infer<typeof shotSchema>;

export const joinSchema = z.strictObject({ depth: z.enum(DEPTHS) });
export const loadSchema = z.strictObject({
  /** One per intent: repeating it buys nothing more. */
  intent: z.string().regex(/^[\w-]{8,64}$/),
  shots: z.literal(MAGAZINE_SHOTS),
  level: z.literal(CANNON_LEVELS),
});
export const shotsSchema = z.strictObject({ magazine: z.string(), shots: z.array(shotSchema).min(1).max(24) });

export interface PlayerView {
  readonly seat: number;
  readonly level: CannonLevel;
}

/** Amounts in the wallet's integers. */
export interface MagazineView {
  readonly id: string;
  readonly stake: number;
  readonly credit: number;
  readonly won: number;
  readonly lastShot: number;
  /** Once it is settled: what was paid out. */
  readonly payout: number | null;
}

export interface RoomView {
  readonly room: string;
  readonly depth: Depth;
  readonly seat: number;
  readonly seed: string;
  readonly nowMs: number;
  readonly basePrice: number;
  readonly gone: readonly number[];
  readonly players: readonly PlayerView[];
  readonly magazine: MagazineView | null;
}

export interface ShotView extends Shot {
  readonly seat: number;
}

export interface HitView {
  readonly seat: number;
  readonly shot: number;
  readonly fish: number;
  /** 0: it got away. */
  readonly multiplier: number;
  readonly paid: number;
}

/** Events of a room. */
export interface RoomEvents {
  readonly room: RoomView;
  readonly players: readonly PlayerView[];
  readonly shots: readonly ShotView[];
  readonly hits: readonly HitView[];
  /** Own shots that expired without a hit. */
  readonly back: readonly number[];
  readonly magazine: MagazineView;
}

/** A magazine as its round page reads it; stored with the bet. */
export interface FishRound {
  readonly depth: Depth;
  readonly returnBp: number;
  readonly stake: number;
  /** Shots that hit a fish, and what they cost. */
  readonly hits: number;
  readonly spent: number;
  readonly unspent: number;
  readonly won: number;
  readonly caught: readonly Caught[];
  /** Once it is settled. */
  readonly valid_bet?: number;
}

/** What is offered, shown before play. */
export interface FishOffer {
  readonly returnBp: number;
  readonly depths: readonly {
    readonly depth: Depth;
    readonly basePrice: number;
    readonly players: number;
  }[];
}
