import { Segmented } from '@marquee/ui/choice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BetTexts } from '../bets/use-bet-texts';
import { type Drawn, STREAK_ASPECTS, type StreakAspect, streakRuns, type TrendSeries } from './trend';
import styles from './trends.module.css';

interface StreakBoardProps {
  readonly series: TrendSeries;
  /** The newest first. */
  readonly draws: readonly Drawn[];
  readonly texts: BetTexts;
  readonly choice: ReactNode;
}

/** Runs of big or small, odd or even: a column each, with the numbers drawn. The newest run is in view. */
export function StreakBoard({ series, draws, texts, choice }: StreakBoardProps) {
  const { t } = texts;
  const [aspect, setAspect] = useState<StreakAspect>('size');
  const runs = streakRuns(series, aspect, draws);
  const scroll = useRef<HTMLElement>(null);
  const newest = draws[0]?.issue;
  useEffect(() => {
    const box = scroll.current;
    if (box) box.scrollLeft = box.scrollWidth;
  }, [newest, aspect, series]);
  return (
    <div className={styles.trends}>
      <header className={styles.header}>
        {choice}
        <Segmented
          label={t('streaks.aspect')}
          options={STREAK_ASPECTS.map((value) => ({ value, label: t(`streaks.${value}`) }))}
          value={aspect}
          onValueChange={(value) => setAspect(value as StreakAspect)}
        />
        <p className={styles.legend}>{t('streaks.legend')}</p>
      </header>
      <section
        ref={scroll}
        className={styles.scroll}
        aria-label={t('tabs.streaks')}
        dir="ltr"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ol className={styles.runs}>
          {runs.map(({ outcome, length, values }, at) => (
            <li key={at} className={styles.run} data-outcome={outcome}>
              <span className={styles.runName}>
                {t('streaks.run', { outcome: texts.outcome(outcome), length, values: values.join(' ') })}
              </span>
              {values.map((value, place) => (
                <span key={place} className={styles.bead} aria-hidden="true">
                  {value}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.key} aria-hidden="true">
        {(aspect === 'size' ? (['big', 'small'] as const) : (['odd', 'even'] as const)).map((outcome) => (
          <span key={outcome} data-outcome={outcome}>
            <span className={styles.bead} /> {texts.outcome(outcome)}
          </span>
        ))}
      </p>
    </div>
  );
}
