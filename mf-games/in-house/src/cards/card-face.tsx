import { RANK_MARKS, SUIT_SHAPES } from '@marquee/ui/cards';
import { rankOf, type Suit, suitOf } from '@marquee/contract/fairness/cards';
import styles from './card-face.module.css';
import { CourtFigure } from './court-figure';
import { PIPS } from './pips';

const ACE = 1;
const JACK = 11;

/** The front of a card, 100 by 140; the caller names it for assistive technology. */
export function CardFace({ card }: { readonly card: number }) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  return (
    <svg className={styles.face} viewBox="0 0 100 140" data-suit={suit} aria-hidden="true">
      <rect className={styles.paper} x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} />
      </g>
      {rank === ACE && <Ace suit={suit} />}
      {rank >= JACK && <Court rank={rank} suit={suit} />}
      {PIPS[rank]?.map(([x = 0, y = 0]) => (
        <path
          key={`${x} ${y}`}
          className={styles.ink}
          d={SUIT_SHAPES[suit]}
          transform={`translate(${x} ${y}) scale(${y > 70 ? -0.86 : 0.86})`}
        />
      ))}
    </svg>
  );
}

interface MarkProps {
  readonly rank: number;
  readonly suit: Suit;
}

function Corner({ rank, suit }: MarkProps) {
  const mark = RANK_MARKS[rank - 1] ?? '';
  return (
    <>
      <text className={styles.rank} x="13" y="25" textAnchor="middle" data-wide={mark.length > 1 || undefined}>
        {mark}
      </text>
      <path className={styles.ink} d={SUIT_SHAPES[suit]} transform="translate(13 37) scale(.62)" />
    </>
  );
}

function Ace({ suit }: { readonly suit: Suit }) {
  return (
    <>
      <circle className={styles.ring} cx="50" cy="70" r="30" />
      <circle className={styles.dots} cx="50" cy="70" r="34.5" />
      <path className={styles.ink} d={SUIT_SHAPES[suit]} transform="translate(50 70) scale(2.15)" />
    </>
  );
}

function Court({ rank, suit }: MarkProps) {
  const half = (
    <>
      <CourtFigure rank={rank} />
      <path className={styles.ink} d={SUIT_SHAPES[suit]} transform="translate(-20 -40) scale(.6)" />
    </>
  );
  return (
    <>
      <rect className={styles.panel} x="22" y="17" width="56" height="106" rx="4" />
      <g transform="translate(50 70)">{half}</g>
      <g transform="translate(50 70) rotate(180)">{half}</g>
      <path className={styles.belt} d="M22 70H78" />
      <rect className={styles.frame} x="22" y="17" width="56" height="106" rx="4" />
    </>
  );
}
