import type { FightView } from '../../src/kinds/cockfight/fight-view';
import { usePlay } from '../frame/play-context';
import styles from './arena.module.css';
import { Cock } from './cock';

interface ArenaProps {
  readonly fight: FightView;
  /** Until betting closes; null when it is closed. */
  readonly secondsLeft: number | null;
}

/** The pit with the two cocks: waiting, fighting, and the winner. */
export function Arena({ fight, secondsLeft }: ArenaProps) {
  const { t, format } = usePlay();
  const { phase, winner, cancelled, meron, wala, number } = fight;
  const message =
    phase === 'open'
      ? t('phase.open', { seconds: format.number(secondsLeft ?? 0) })
      : phase === 'fighting'
        ? t('phase.fighting')
        : t(winner === null || cancelled ? 'phase.cancelled' : `phase.${winner}`);
  return (
    <section className={styles.arena} data-phase={phase} data-winner={winner ?? 'none'}>
      <Backdrop />
      <div className={styles.cocks} aria-hidden="true">
        <div className={styles.left}>
          <Cock hue={meron.hue} />
        </div>
        <div className={styles.dust}>
          <i />
          <i />
          <i />
        </div>
        <div className={styles.right}>
          <Cock hue={wala.hue} />
        </div>
      </div>
      <p className={styles.message} role="status" data-testid="phase" data-phase={phase}>
        {message}
      </p>
      <p className={styles.number}>
        {t('fight', { number: format.number(number) })}
        <small>{t('simulated')}</small>
      </p>
      <Name side="meron" name={meron.name} weight={meron.weight} />
      <Name side="wala" name={wala.name} weight={wala.weight} />
    </section>
  );
}

function Name({
  side,
  name,
  weight,
}: {
  readonly side: 'meron' | 'wala';
  readonly name: string;
  readonly weight: number;
}) {
  const { t, format } = usePlay();
  return (
    <p className={styles.name} data-side={side}>
      <b>{name}</b>
      <small>
        {t(`picks.${side}`)} · {t('weight', { kg: format.decimal(weight / 1000) })}
      </small>
    </p>
  );
}

const Backdrop = () => (
  <svg className={styles.backdrop} viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <radialGradient id="light" cx="50%" cy="18%" r="75%">
        <stop offset="0" stopColor="#7a4a1e" />
        <stop offset="0.5" stopColor="#3a2213" />
        <stop offset="1" stopColor="#160d08" />
      </radialGradient>
      <radialGradient id="sand" cx="50%" cy="40%" r="60%">
        <stop offset="0" stopColor="#d9a765" />
        <stop offset="0.7" stopColor="#a9753d" />
        <stop offset="1" stopColor="#6d4520" />
      </radialGradient>
    </defs>
    <rect width="1200" height="420" fill="url(#light)" />
    <g fill="#1b100a" opacity="0.75">
      {Array.from({ length: 26 }, (_, i) => (
        <path key={i} d={`M${i * 48 - 10} 232v-${42 + ((i * 37) % 23)}a17 17 0 0 1 34 0v${42 + ((i * 37) % 23)}z`} />
      ))}
    </g>
    <g fill="none" stroke="#8a5a2c" strokeWidth="7">
      <path d="M-10 236H1210M-10 262H1210" />
    </g>
    <g fill="#5d3a1b">
      {Array.from({ length: 13 }, (_, i) => (
        <rect key={i} x={i * 100 - 6} y="224" width="12" height="60" rx="3" />
      ))}
    </g>
    <ellipse cx="600" cy="392" rx="640" ry="124" fill="#2a190d" />
    <ellipse cx="600" cy="386" rx="560" ry="104" fill="url(#sand)" />
    <ellipse cx="600" cy="386" rx="150" ry="28" fill="none" stroke="#fff2d6" strokeOpacity="0.35" strokeWidth="4" />
    {[170, 1030].map((x) => (
      <g key={x}>
        <path d={`M${x} 0v44`} stroke="#2a190d" strokeWidth="3" />
        <circle cx={x} cy="66" r="70" fill="#ffc765" opacity="0.1" />
        <path d={`M${x - 20} 48h40l7 26-7 24h-40l-7-24z`} fill="#ffcf7d" />
        <path d={`M${x - 22} 46h44M${x - 22} 100h44`} stroke="#2a190d" strokeWidth="5" />
      </g>
    ))}
  </svg>
);
