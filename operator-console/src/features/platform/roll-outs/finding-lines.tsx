import type { RollOut } from '@marquee/contract/calls/roll-outs';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import styles from './roll-outs.module.css';

/** In what a release is worse than the stable one. */
export function FindingLines({ findings }: Pick<RollOut, 'findings'>) {
  const t = useMessages('console');
  const percent = numberFormat(formatLocale(useLanguage()), { style: 'percent', maximumFractionDigits: 2 });
  if (findings.length === 0) return '–';
  return (
    <ul className={styles.findings}>
      {findings.map(({ signal, stable, candidate }) => (
        <li key={signal}>
          {t('rollOuts.finding', {
            signal: t(`rollOuts.signal.${signal}`),
            candidate: percent.format(candidate),
            stable: percent.format(stable),
          })}
        </li>
      ))}
    </ul>
  );
}
