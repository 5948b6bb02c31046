import { useRef } from 'react';
import { useFormat } from '../app/use-format';
import { useFrame } from '../app/use-frame';
import { useText } from '../app/use-text';
import type { CrashState } from './crash-state';
import styles from './flight-readout.module.css';
import { momentOf } from './flight-view';

/** The multiplier, or before take-off the remaining time. Written to the element directly, once a frame. */
export function FlightReadout({ state }: { readonly state: CrashState }) {
  const t = useText();
  const format = useFormat();
  const { phase, skewMs } = state;
  const valueRef = useRef<HTMLElement>(null);
  const barRef = useRef<HTMLElement>(null);

  useFrame(phase?.phase === 'betting' || phase?.phase === 'flying', () => {
    const moment = momentOf(phase, Date.now() + skewMs);
    if (!valueRef.current) return;
    if (moment.kind === 'flying') valueRef.current.textContent = format.multiplier(moment.hundredths);
    if (moment.kind !== 'betting') return;
    valueRef.current.textContent = format.seconds(moment.leftMs);
    barRef.current?.style.setProperty('--share', String(moment.share));
  });

  const kind = phase?.phase ?? 'waiting';
  const isVoid = kind === 'crashed' && phase?.crashedAtHundredths === null;
  const fixed =
    kind === 'crashed' && phase ? (isVoid ? '' : format.multiplier(phase.crashedAtHundredths ?? 100)) : undefined;
  return (
    <div className={styles.readout} data-kind={kind} aria-hidden="true">
      <span className={styles.label}>{t(isVoid ? 'crash.void' : `crash.label.${kind}`)}</span>
      <strong key={`${phase?.roundId}:${kind}`} ref={valueRef} className={styles.value}>
        {fixed}
      </strong>
      {kind === 'betting' && <span ref={barRef} className={styles.bar} />}
    </div>
  );
}
