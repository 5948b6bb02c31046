import type { Random } from '@marquee/contract/seeded-random';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;

/** @param rank from 0, the ace */
export const cardOf = (random: Random, rank: number): string => `${RANKS[rank] ?? 'A'}${random.pick(SUITS)}`;

export const drawCard = (random: Random): string => cardOf(random, random.int(0, RANKS.length - 1));

export const rankIndexOf = (card: string): number => RANKS.findIndex((rank) => rank === card[0]);
