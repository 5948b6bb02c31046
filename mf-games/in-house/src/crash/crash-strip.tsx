import type { CrashHistory } from '@marquee/contract/in-house';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from '../frame/strip.module.css';

/** Crash points of the last rounds, newest first. */
export function CrashStrip({ rounds }: { readonly rounds: CrashHistory['rounds'] }) {
  const t = useText();
  const format = useFormat();
  return (
    <ol className={styles.strip} aria-label={t('crash.last')}>
      {rounds.map(({ roundId, crashedAtHundredths }) => (
        <li key={roundId} className={styles.point} data-height={heightOf(crashedAtHundredths)}>
          {format.multiplier(crashedAtHundredths)}
        </li>
      ))}
    </ol>
  );
}

function heightOf(hundredths: number): 'low' | 'middle' | 'high' {
  if (hundredths < 200) return 'low';
  return hundredths < 1_000 ? 'middle' : 'high';
}
