import type { LeftOut } from '@marquee/contract/lottery/entry-report';
import { TextAreaField } from '@marquee/ui/field';
import styles from './text-entry.module.css';
import type { TypedBets } from './text-entry';
import type { BetTexts } from './use-bet-texts';

interface TextEntryFieldProps {
  readonly text: string;
  readonly report: TypedBets;
  /** Bets as somebody would write them. */
  readonly example: string;
  readonly texts: BetTexts;
  readonly onText: (text: string) => void;
}

const ROWS = 7;

/** Bets as text, with what became of it. */
export function TextEntryField({ text, report, example, texts: { t }, onText }: TextEntryFieldProps) {
  const { read, repeated, refused } = report;
  return (
    <div className={styles.entry}>
      <TextAreaField
        label={t('entry.field')}
        hint={t('entry.hint', { example })}
        rows={ROWS}
        value={text}
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        onChange={(event) => onText(event.target.value)}
      />
      <ul className={styles.report} aria-live="polite">
        <li>{t('entry.read', { number: read })}</li>
        {repeated.count > 0 && <li>{t('entry.repeated', samplesOf(repeated))}</li>}
        {refused.count > 0 && <li data-refused>{t('entry.refused', samplesOf(refused))}</li>}
      </ul>
    </div>
  );
}

const SAMPLES_SHOWN = 5;

const samplesOf = ({ count, samples }: LeftOut) => ({
  number: count,
  samples: samples.slice(0, SAMPLES_SHOWN).join(', ') + (count > SAMPLES_SHOWN ? ' …' : ''),
});
