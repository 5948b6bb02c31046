import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to `max`; leave out while the length is unknown. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  /** At the end of the label's line, for example "1,200 / 5,000". */
  readonly valueText?: string | undefined;
  readonly labelHidden?: boolean | undefined;
}

export function ProgressBar({ label, value, max = 100, valueText, labelHidden = false }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles.progress}>
      {!labelHidden && (
        <div className={styles.top}>
          <span>{label}</span>
          {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
        </div>
      )}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        data-unknown={share === undefined ? '' : undefined}
      >
        <div className={styles.bar} style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
