import type { CSSProperties } from 'react';
import type { PictureName } from '../picture/picture-of';
import { PrizePicture } from '../picture/prize-picture';
import { pointAt } from './wheel-geometry';
import styles from './win-burst.module.css';

const PIECES = 28;
const COLOURS = 4;
const GOLDEN_DEGREES = 137.508;

/** The prize over the wheel, with confetti. The result below says the same to everybody. */
export function WinBurst({ name, picture }: { readonly name: string; readonly picture: PictureName }) {
  return (
    <div className={styles.burst} aria-hidden="true">
      <span className={styles.rays} />
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} className={styles.piece} data-colour={index % COLOURS} style={flight(index)} />
      ))}
      <span className={styles.prize}>
        <span className={styles.picture}>
          <PrizePicture name={picture} />
        </span>
        <b dir="auto">{name}</b>
      </span>
    </div>
  );
}

/** Spread evenly around, at distances that do not look even. */
function flight(index: number): CSSProperties {
  const { x, y } = pointAt(34 + ((index * 7) % 5) * 4, index * GOLDEN_DEGREES);
  return { '--x': `${x}cqi`, '--y': `${y}cqi`, '--turn': `${index * 97}deg` } as CSSProperties;
}
