import styles from '../mines/mines-readout.module.css';

/** A few facts side by side under a stage. */
export function Readout({ facts }: { readonly facts: ReadonlyArray<readonly [label: string, value: string]> }) {
  return (
    <dl className={styles.readout}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
