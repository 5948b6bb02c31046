import type { WheelPrize } from '@marquee/contract/calls/prizes';
import { useFormat, useMessages } from '@marquee/kit';
import { type CSSProperties, type TransitionEvent, useEffect, useRef } from 'react';
import type { PictureName } from '../picture/picture-of';
import { PrizePicture } from '../picture/prize-picture';
import { labelPlace, middleOf, pointAt, type Slice, slicePath, slicesOf } from './wheel-geometry';
import { pegTimes, pointerFrames, SPIN_EASING } from './wheel-motion';
import styles from './wheel-disc.module.css';

/** The pointer stands between the rim and a label as close to the top as this, degrees. */
const POINTER_DEGREES = 24;
/** In percent of the board's width. */
const POINTER_GAP = 4;
const PICTURE_RADIUS = 18.4;

const DISC = 100;
const BULBS = 24;
const TONES = 3;

interface WheelDiscProps {
  readonly prizes: readonly WheelPrize[];
  readonly pictures: readonly PictureName[];
  readonly angle: number;
  /** 0: at once. */
  readonly spinMs: number;
  readonly isTurning: boolean;
  /** The slice at which the wheel came to rest, once there is a result. */
  readonly stoppedAt: string | null;
  readonly hasWon: boolean;
  readonly onRest: () => void;
}

/** The wheel: slices of one size with pictures, names and chances around them, which are upright wherever it rests. */
export function WheelDisc(props: WheelDiscProps) {
  const { prizes, pictures, angle, spinMs, isTurning, stoppedAt, hasWon, onRest } = props;
  const t = useMessages('promotions');
  const slices = slicesOf(prizes.length);
  const turn = { '--angle': `${angle}deg`, '--spin': `${spinMs}ms`, '--weight': SPIN_EASING } as CSSProperties;
  const onTurned = ({ target, currentTarget }: TransitionEvent) => target === currentTarget && onRest();
  return (
    <div
      className={styles.board}
      role="img"
      aria-label={t('prizes.wheel.title')}
      style={turn}
      data-turning={isTurning || undefined}
      data-rested={stoppedAt ?? undefined}
      data-won={hasWon || undefined}
    >
      <Rim />
      <div className={styles.turning} onTransitionEnd={onTurned}>
        <svg className={styles.disc} viewBox="-100 -100 200 200" aria-hidden="true">
          {slices.map((slice, index) => (
            <path
              key={slice.from}
              className={styles.slice}
              data-tone={toneOf(index, slices.length)}
              data-lit={prizes[index]?.prizeId === stoppedAt || undefined}
              data-gone={prizes[index]?.left === 0 || undefined}
              d={slicePath(slice, DISC)}
            />
          ))}
          {slices.map(({ from }) => (
            <circle key={from} className={styles.peg} r="2.6" {...centreAt(95, from)} />
          ))}
        </svg>
        {prizes.map(({ prizeId, left }, index) => (
          <span
            key={prizeId}
            className={styles.place}
            style={moved(pointAt(PICTURE_RADIUS, middle(slices[index])))}
            data-gone={left === 0 || undefined}
            data-lit={prizeId === stoppedAt || undefined}
          >
            <span className={styles.medallion}>
              <PrizePicture name={pictures[index] ?? 'clover'} />
            </span>
          </span>
        ))}
      </div>
      <span className={styles.gloss} />
      <span className={styles.hub} />
      <Pointer angle={angle} spinMs={spinMs} step={360 / prizes.length} />
      <Labels prizes={prizes} slices={slices} angle={angle} stoppedAt={stoppedAt} />
    </div>
  );
}

function Labels({
  prizes,
  slices,
  angle,
  stoppedAt,
}: Pick<WheelDiscProps, 'prizes' | 'angle' | 'stoppedAt'> & { readonly slices: readonly Slice[] }) {
  const { percent } = useFormat();
  return (
    <div className={styles.labels}>
      {prizes.map(({ prizeId, name, chance, left }, index) => (
        <span
          key={prizeId}
          className={styles.label}
          style={moved(placeOf(middle(slices[index]) + angle))}
          data-gone={left === 0 || undefined}
          data-lit={prizeId === stoppedAt || undefined}
        >
          <b dir="auto">{name}</b>
          <small>{percent(chance)}</small>
        </span>
      ))}
    </div>
  );
}

function Rim() {
  return (
    <svg className={styles.rim} viewBox="-112 -112 224 224" aria-hidden="true">
      <circle className={styles.rimEdge} r="110" />
      <circle className={styles.rimBand} r="105" />
      {Array.from({ length: BULBS }, (_, index) => (
        <circle key={index} className={styles.bulb} r="2.6" {...centreAt(105, (index * 360) / BULBS)} />
      ))}
    </svg>
  );
}

/** The pointer, which each peg pushes aside as it passes. */
function Pointer({ angle, spinMs, step }: { readonly angle: number; readonly spinMs: number; readonly step: number }) {
  const pointer = useRef<SVGSVGElement>(null);
  const before = useRef(angle);
  useEffect(() => {
    const from = before.current;
    before.current = angle;
    if (spinMs === 0 || from === angle) return;
    const animation = pointer.current?.animate?.(pointerFrames(pegTimes(from, angle, step)), spinMs);
    return () => animation?.cancel();
  }, [angle, spinMs, step]);
  return (
    <svg ref={pointer} className={styles.pointer} viewBox="0 0 40 56" aria-hidden="true">
      <path className={styles.blade} d="M20 55C14 42 4 32 4 19a16 16 0 0 1 32 0c0 13-10 23-16 36z" />
      <circle className={styles.pin} cx="20" cy="19" r="7" />
    </svg>
  );
}

const middle = (slice: Slice | undefined): number => (slice ? middleOf(slice) : 0);

/** Neighbours differ in tone, also where the last slice meets the first. */
const toneOf = (index: number, count: number): number =>
  count % TONES === 1 && index === count - 1 ? 1 : index % TONES;

function centreAt(radius: number, degrees: number) {
  const { x, y } = pointAt(radius, degrees);
  return { cx: x, cy: y };
}

/** @param degrees of the label as the wheel stands, from the top */
function placeOf(degrees: number) {
  const fromTop = Math.abs(((((degrees + 180) % 360) + 360) % 360) - 180);
  return fromTop < POINTER_DEGREES ? labelPlace(degrees, POINTER_GAP) : labelPlace(degrees);
}

/** @param place in percent of the board's width */
const moved = ({ x, y }: { readonly x: number; readonly y: number }) => ({ translate: `${x}cqi ${y}cqi` });
