import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { countOf, failureRatio, type Health, healthOf, type Loads } from './brand-remote';
import styles from './remotes.module.css';

const TONES = { unknown: 'neutral', good: 'success', watch: 'warning', bad: 'danger' } as const satisfies Record<
  Health,
  string
>;

/** The load results of one version in the last day. */
export function LoadHealth({ loads }: { readonly loads: Loads }) {
  const t = useMessages('console');
  const language = useLanguage();
  const health = healthOf(loads);
  const percent = numberFormat(formatLocale(language), { style: 'percent', maximumFractionDigits: 1 });
  const number = numberFormat(formatLocale(language));
  return (
    <span className={styles.line}>
      <Badge tone={TONES[health]}>{t(`health.${health}`)}</Badge>
      {health !== 'unknown' && (
        <span className={styles.muted}>
          {t('remotes.loads', { failed: percent.format(failureRatio(loads)), loads: number.format(countOf(loads)) })}
        </span>
      )}
    </span>
  );
}
