import { EmptyState } from '@marquee/ui';
import { CircleAlert, CircleCheck, Info, ShieldCheck } from '@marquee/ui/icons';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { VerifiedBoard } from './verified-board';
import styles from './verify-report.module.css';
import type { VerifyResult } from './verify-round';

interface VerifyReportProps {
  readonly game: 'mines' | 'crash';
  /** Null while there is no seed to compute from. */
  readonly result: VerifyResult | null;
  /** Browsers compute hashes in secure contexts only. */
  readonly isPossible: boolean;
}

const SIGNS = { matches: CircleCheck, differs: CircleAlert, unknown: Info };

export function VerifyReport({ game, result, isPossible }: VerifyReportProps) {
  const t = useText();
  const format = useFormat();
  if (!result) {
    const reason = isPossible ? `verify.waiting.${game}` : 'verify.insecure';
    return (
      <section className={styles.report}>
        <EmptyState icon={<ShieldCheck aria-hidden="true" />} title={t('verify.nothing')} description={t(reason)} />
      </section>
    );
  }
  const Sign = SIGNS[result.seedCheck];
  return (
    <section className={styles.report} aria-label={t('verify.result')}>
      <p className={styles.check} data-check={result.seedCheck} role="status">
        <Sign aria-hidden="true" />
        {t(`verify.seedCheck.${result.seedCheck}`)}
      </p>
      {result.game === 'mines' ? (
        <VerifiedBoard mines={result.minePositions} />
      ) : (
        <p className={styles.point}>
          <span>{t('verify.crashPoint')}</span>
          <strong>{format.multiplier(result.hundredths)}</strong>
        </p>
      )}
      <ol className={styles.steps}>
        {result.steps.map(({ name, value }) => (
          <li key={name}>
            <span>{t(`verify.steps.${name}.${result.game}`)}</span>
            <code>{value}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
