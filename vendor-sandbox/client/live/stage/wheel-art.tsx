import { colourOf, WHEEL } from '../../../src/kinds/live/rules/roulette';
import { POCKET_DEGREES } from './wheel-time';
import styles from './wheel-stage.module.css';

const OUTER = 132;
const INNER = 78;

const point = (radius: number, degrees: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
};

function pocket(index: number): string {
  const [from, to] = [(index - 0.5) * POCKET_DEGREES, (index + 0.5) * POCKET_DEGREES];
  return `M${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`;
}

/** The part of the wheel that turns. */
export function WheelArt() {
  return (
    <>
      {WHEEL.map((number, index) => (
        <g key={number}>
          <path d={pocket(index)} className={styles.pocket} data-colour={colourOf(number)} />
          <text transform={`rotate(${index * POCKET_DEGREES}) translate(0 -116)`} className={styles.number}>
            {number}
          </text>
        </g>
      ))}
      <circle r={INNER} className={styles.cone} />
      <circle r="98" className={styles.groove} />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-4 0 L0 -58 L4 0Z" className={styles.spoke} />
          <circle cy="-58" r="5" className={styles.knob} />
        </g>
      ))}
      <circle r="15" className={styles.knob} />
      <circle r="7" className={styles.cone} />
    </>
  );
}
