import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage } from '@marquee/kit/i18n/use-messages';
import styles from './remote-map.module.css';

/** A size in kilobytes; a dash where it is not known. */
export function Bytes({ bytes }: { readonly bytes: number | null }) {
  const format = numberFormat(formatLocale(useLanguage()), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  return <span className={styles.bytes}>{bytes === null ? '–' : format.format(bytes / 1_000)}</span>;
}
