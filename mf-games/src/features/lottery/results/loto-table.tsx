import { lotoTable } from '@marquee/contract/lottery/statistics';
import type { PrizeResult } from '@marquee/contract/lottery/result';
import { useMemo } from 'react';
import type { OfficialTexts } from '../official/use-official-texts';
import styles from './loto-table.module.css';

/** The last two digits of all prizes by their first digit and by their last. */
export function LotoTable({ result, texts: { t } }: { readonly result: PrizeResult; readonly texts: OfficialTexts }) {
  const table = useMemo(() => lotoTable(result), [result]);
  const sides = [
    { key: 'heads', rows: table.tailsByHead },
    { key: 'tails', rows: table.headsByTail },
  ];
  return (
    <div className={styles.tables}>
      {sides.map(({ key, rows }) => (
        <table key={key} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(`loto.${key}`)}</th>
              <th scope="col">{t('loto.lots')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((digits, digit) => (
              <tr key={digit}>
                <th scope="row">{digit}</th>
                <td>
                  <span dir="ltr">{digits.length > 0 ? digits.join(', ') : '–'}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
