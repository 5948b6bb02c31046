import type { Alert, RollOut } from '@marquee/contract/calls/roll-outs';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { FindingSignal } from '@marquee/contract/roll-out';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import styles from './roll-outs.module.css';

interface FindingLinesProps extends Pick<RollOut, 'findings'> {
  /** Left out: of a roll-out, whose release is compared with the stable one. */
  readonly alert?: Alert['kind'];
}

/** In what a release is worse than the stable one, or than what is accepted. */
export function FindingLines({ findings, alert }: FindingLinesProps) {
  const t = useMessages('console');
  const percent = numberFormat(formatLocale(useLanguage()), { style: 'percent', maximumFractionDigits: 2 });
  if (findings.length === 0) return '–';
  return (
    <ul className={styles.findings}>
      {findings.map(({ signal, stable, candidate }) => (
        <li key={signal}>
          {t(sentenceOf(signal, alert), {
            signal: t(`rollOuts.signal.${signal}`),
            candidate: percent.format(candidate),
            stable: percent.format(stable),
          })}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(signal: FindingSignal, alert: Alert['kind'] | undefined) {
  if (signal === 'noData') return 'rollOuts.findingNoData';
  if (signal === 'silent') return 'rollOuts.findingOfPages';
  return alert === 'remote-failing' ? 'rollOuts.findingAbove' : 'rollOuts.finding';
}
