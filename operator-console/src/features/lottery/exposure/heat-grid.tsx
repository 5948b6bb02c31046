import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { VisuallyHidden } from '@marquee/ui';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import styles from './heat-grid.module.css';
import { type ExposedOutcome, heatOf, netAt, stateOf } from './outcome-view';

const COLUMNS = 10;
/** How far a key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

interface HeatGridProps {
  readonly label: string;
  readonly outcomes: readonly ExposedOutcome[];
  /** Of the kind. */
  readonly stake: string;
  readonly selection: ReadonlySet<string>;
  readonly onToggle: (outcome: string) => void;
}

/** Numbers as buttons: the warmer, the more of the limit is used. Arrow keys move, Enter and space select. */
export function HeatGrid({ label, outcomes, stake, selection, onToggle }: HeatGridProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const compact = numberFormat(locale, { notation: 'compact', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const percent = numberFormat(locale, { style: 'percent' });
  const gridRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(outcomes.length - 1, Math.max(0, current + step));
    setCurrent(next);
    gridRef.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={gridRef} className={styles.grid} role="group" aria-label={label} dir="ltr">
        {outcomes.map((outcome, at) => {
          const name = outcome.outcome ?? '';
          const state = stateOf(outcome);
          const heat = heatOf(outcome);
          const net = compact.format(Number(netAt(stake, outcome)));
          const text = t('lottery.exposure.cell', { name, share: percent.format(heat), net });
          return (
            <button
              key={name}
              type="button"
              className={styles.cell}
              style={{ '--heat': heat } as CSSProperties}
              data-state={state}
              aria-pressed={selection.has(name)}
              tabIndex={at === current ? 0 : -1}
              onFocus={() => setCurrent(at)}
              onKeyDown={move}
              onClick={() => onToggle(name)}
            >
              <b aria-hidden="true">{name}</b>
              <span aria-hidden="true">{net}</span>
              <VisuallyHidden>
                {state === 'open' ? text : `${text}, ${t(`lottery.exposure.state.${state}`)}`}
              </VisuallyHidden>
            </button>
          );
        })}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.scale} /> {t('lottery.exposure.legend')}
        <span className={styles.key} data-state="half" /> {t('lottery.exposure.state.half')}
        <span className={styles.key} data-state="closed" /> {t('lottery.exposure.state.closed')}
      </p>
    </>
  );
}
