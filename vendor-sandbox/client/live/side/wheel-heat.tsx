import { colourOf, WHEEL } from '../../../src/kinds/live/rules/roulette';
import { POCKET_DEGREES, pocketAngle } from '../stage/wheel-time';
import styles from './numbers-panel.module.css';

const INNER = 54;
const LONGEST = 42;

/** How often each number came, as rays in the order of the wheel: neighbours that run hot are seen at once. */
export function WheelHeat({ hits }: { readonly hits: readonly number[] }) {
  const most = Math.max(1, ...hits);
  return (
    <svg viewBox="-100 -100 200 200" className={styles.wheel} aria-hidden="true">
      <circle r={INNER + LONGEST + 2} className={styles.rim} />
      {WHEEL.map((number) => (
        <g key={number} transform={`rotate(${pocketAngle(number)})`} data-colour={colourOf(number)}>
          <path d={sector(INNER, INNER + LONGEST * ((hits[number] ?? 0) / most))} className={styles.ray} />
          <text y={-INNER + 9} className={styles.pocket}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A ring's part that is as wide as a pocket and points up. */
function sector(inner: number, outer: number): string {
  const half = ((POCKET_DEGREES * 0.46) / 180) * Math.PI;
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(inner, -half)}L${at(outer, -half)}L${at(outer, half)}L${at(inner, half)}Z`;
}
