import { useEffect, useRef } from 'react';
import { type Card, rankOf, suitOf } from '../../src/kinds/pvp/cards';
import { usePlay } from '../frame/play-context';
import { SUIT_SHAPES } from '../frame/suit-shapes';
import { DECK } from './card-flights';
import styles from './playing-card.module.css';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
/** In the order of `suitOf`. */
const SUITS = [SUIT_SHAPES.C, SUIT_SHAPES.D, SUIT_SHAPES.H, SUIT_SHAPES.S] as const;
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** How a card comes: it flies from the deck, or is turned over where it lies. */
interface Entrance {
  readonly kind: 'dealt' | 'turned';
  readonly delayMs: number;
}

interface PlayingCardProps {
  readonly card: Card | null;
  readonly entrance?: Entrance;
  /** Belongs to the hand that has won; false: does not. */
  readonly isBest?: boolean | undefined;
}

/** A card face up, or face down for null. */
export function PlayingCard({ card, entrance, isBest }: PlayingCardProps) {
  const { t } = usePlay();
  const element = useRef<HTMLSpanElement>(null);
  useEntrance(element, entrance);
  if (card === null)
    return <span ref={element} className={styles.card} data-back="true" role="img" aria-label={t('card.hidden')} />;
  const [rank, suit] = [RANKS[rankOf(card)] ?? '', suitOf(card)];
  const name = t('card.name', { rank, suit: t(`card.${SUIT_NAMES[suit] ?? 'clubs'}`) });
  return (
    <span
      ref={element}
      className={styles.card}
      data-red={suit === 1 || suit === 2}
      data-best={isBest}
      role="img"
      aria-label={name}
    >
      <b>{rank}</b>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SUITS[suit]} />
      </svg>
    </span>
  );
}

const DEALT_MS = 420;
const TURNED_MS = 360;

/** Plays the entrance once, when the card comes. */
function useEntrance(element: { readonly current: HTMLElement | null }, entrance: Entrance | undefined): void {
  const first = useRef(entrance);
  useEffect(() => {
    const card = element.current;
    if (!card || !first.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { kind, delayMs } = first.current;
    const frames = kind === 'dealt' ? dealtFrames(card) : TURNED_FRAMES;
    const duration = kind === 'dealt' ? DEALT_MS : TURNED_MS;
    card.animate(frames, { duration, delay: delayMs, fill: 'backwards', easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' });
  }, [element]);
}

const TURNED_FRAMES: Keyframe[] = [
  { transform: 'perspective(500px) rotateY(92deg)', opacity: 0.4 },
  { transform: 'perspective(500px) rotateY(0)', opacity: 1 },
];

function dealtFrames(card: HTMLElement): Keyframe[] {
  const deck = document.querySelector(`[data-anchor="${DECK}"]`)?.getBoundingClientRect();
  const place = card.getBoundingClientRect();
  const [x, y] = deck ? [deck.x - place.x, deck.y - place.y] : [0, -40];
  return [
    { transform: `translate(${x}px, ${y}px) rotate(-160deg) scale(0.7)`, opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { transform: 'none', opacity: 1 },
  ];
}
