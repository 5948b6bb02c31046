import { formatLocale } from '@marquee/contract/languages';
import { returnOf } from '@marquee/contract/lottery/returns';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { cx } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { memo, useDeferredValue, useState } from 'react';
import { useKindName } from '../lottery-names';
import styles from './settings.module.css';
import { oddsFault, oddsText, readOdds } from './odds-text';

interface OddsTableProps {
  readonly shape: LotteryShape;
  readonly kinds: readonly LotteryKind[];
  /** By code, as they are typed. */
  readonly texts: ReadonlyMap<string, string>;
  readonly onTextChange: (code: string, text: string) => void;
}

/** The odds of every kind with what they return on average; a row alone renders again while it is typed into. */
export function OddsTable({ shape, kinds, texts, onTextChange }: OddsTableProps) {
  const t = useMessages('console');
  const kindName = useKindName();
  const [words, setWords] = useState('');
  const filter = useDeferredValue(words.trim().toLowerCase());
  return (
    <>
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('lottery.settings.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('lottery.kind')}</th>
              <th scope="col">{t('lottery.settings.familyLabel')}</th>
              <th scope="col">{t('lottery.settings.cost')}</th>
              <th scope="col">{t('lottery.settings.rulesOdds')}</th>
              <th scope="col">{t('lottery.settings.odds')}</th>
              <th scope="col">{t('lottery.settings.return')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <OddsRow
                key={kind.code}
                kind={kind}
                name={kindName(shape, kind.code)}
                text={texts.get(kind.code) ?? ''}
                isHidden={!`${kind.code} ${kindName(shape, kind.code)}`.toLowerCase().includes(filter)}
                onTextChange={onTextChange}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface OddsRowProps {
  readonly kind: LotteryKind;
  readonly name: string;
  readonly text: string;
  readonly isHidden: boolean;
  readonly onTextChange: (code: string, text: string) => void;
}

const OddsRow = memo(({ kind, name, text, isHidden, onTextChange }: OddsRowProps) => {
  const t = useMessages('console');
  const percent = numberFormat(formatLocale(useLanguage()), { style: 'percent', minimumFractionDigits: 2 });
  const odds = readOdds(text);
  const fault = oddsFault(kind, text);
  return (
    <tr hidden={isHidden}>
      <th scope="row">{name}</th>
      <td>{t(`lottery.settings.family.${kind.family}`)}</td>
      <td>{kind.cost}</td>
      <td>{oddsText(kind.odds)}</td>
      <td>
        <input
          className={cx(styles.odds, fault && styles.wrong)}
          aria-label={t('lottery.settings.oddsOf', { kind: name })}
          aria-invalid={fault !== null || undefined}
          inputMode="decimal"
          value={text}
          onChange={(event) => onTextChange(kind.code, event.target.value)}
        />
      </td>
      <td className={cx(fault && styles.fault)}>
        {odds === null ? t('lottery.settings.wrongOdds') : percent.format(returnOf(kind, odds))}
        {fault === 'above' && ` ${t('lottery.settings.above')}`}
      </td>
    </tr>
  );
});
