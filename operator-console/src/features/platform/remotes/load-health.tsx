import { failureRatio, type Health, healthOf, type ReleaseLoads } from '@marquee/contract/release-health';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';

import styles from './remotes.module.css';

const TONES = { unknown: 'neutral', good: 'success', watch: 'warning', bad: 'danger' } as const satisfies Record<
  Health,
  string
>;

/** How the loads of one version went. */
export function LoadHealth({ loads }: { readonly loads: ReleaseLoads }) {
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
          {t('remotes.loads', {
            failed: percent.format(failureRatio(loads)),
            loads: number.format(loads.good + loads.bad),
          })}
        </span>
      )}
    </span>
  );
}
