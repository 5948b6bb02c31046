import { EmptyState } from '@marquee/ui';
import { CircleAlert, CircleCheck, Info, ShieldCheck } from '@marquee/ui/icons';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { outcomeText } from '../instant/outcome-text';
import { VerifiedBoard } from './verified-board';
import { VerifiedDeal, VerifiedHiLo, VerifiedThrow } from './verified-table';
import styles from './verify-report.module.css';
import type { VerifyInput } from './verify-params';
import type { VerifyResult, VerifyStep } from './verify-round';

interface VerifyReportProps {
  readonly game: VerifyInput['game'];
  /** Null while there is no seed to compute from. */
  readonly result: VerifyResult | null;
  /** Browsers compute hashes in secure contexts only. */
  readonly isPossible: boolean;
}

/** Steps whose text is that of the games of one call. */
const STEP_TEXTS: Partial<Record<VerifyStep['name'], string>> = { outcome: 'instant', words: 'instant' };
const SIGNS = { matches: CircleCheck, differs: CircleAlert, unknown: Info };

export function VerifyReport({ game, result, isPossible }: VerifyReportProps) {
  const t = useText();
  if (!result) {
    const reason = isPossible ? `verify.waiting.${game === 'crash' ? 'crash' : 'mines'}` : 'verify.insecure';
    return (
      <section className={styles.report}>
        <EmptyState icon={<ShieldCheck aria-hidden="true" />} title={t('verify.nothing')} description={t(reason)} />
      </section>
    );
  }
  const kind = result.game === 'crash' ? 'crash' : 'mines';
  const Sign = SIGNS[result.seedCheck];
  return (
    <section className={styles.report} aria-label={t('verify.result')}>
      <p className={styles.check} data-check={result.seedCheck} role="status">
        <Sign aria-hidden="true" />
        {t(`verify.seedCheck.${result.seedCheck}`)}
      </p>
      <Figure result={result} />
      <ol className={styles.steps}>
        {result.steps.map(({ name, value }) => (
          <li key={name}>
            <span>{t(`verify.steps.${name}.${(result.game !== 'mines' && STEP_TEXTS[name]) || kind}`)}</span>
            <code>
              <bdi>{value}</bdi>
            </code>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Figure({ result }: { readonly result: VerifyResult }) {
  const t = useText();
  const format = useFormat();
  if (result.game === 'mines') return <VerifiedBoard mines={result.minePositions} />;
  if (result.game === 'hilo') return <VerifiedHiLo cards={result.cards} />;
  const isCrash = result.game === 'crash';
  return (
    <p className={styles.point} data-long={result.game === 'keno' || undefined}>
      <span>{isCrash ? t('verify.crashPoint') : t(`verify.outcome.${result.game}`)}</span>
      {result.game === 'baccarat' && <VerifiedDeal deal={result.outcome} />}
      {result.game === 'sicbo' && <VerifiedThrow {...result.outcome} />}
      <strong>{isCrash ? format.multiplier(result.hundredths) : outcomeText(result, format)}</strong>
      {!isCrash && <span>{t('verify.paid', { multiplier: format.multiplier(result.paidHundredths) })}</span>}
    </p>
  );
}
