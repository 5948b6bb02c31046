import { useLanguage } from '@marquee/kit/i18n/use-messages';
import { Checkbox } from '@marquee/ui/choice';
import type { ReactNode, Ref } from 'react';
import styles from './brand-settings.module.css';

interface WeekdaysProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: ReactNode;
  readonly error: string | undefined;
  readonly days: readonly number[];
  readonly onDaysChange: (days: readonly number[]) => void;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The name of a day in a language. 4 January 1970 was a Sunday. */
export const weekdayName = (language: string, day: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 4 + day)));

/** Days of the week, 0 is Sunday. */
export function Weekdays({ ref, label, error, days, onDaysChange }: WeekdaysProps) {
  const language = useLanguage();
  return (
    <fieldset className={styles.weekdays}>
      <legend>{label}</legend>
      <div className={styles.days}>
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            ref={day === 0 ? ref : undefined}
            label={weekdayName(language, day)}
            checked={days.includes(day)}
            onChange={(event) =>
              onDaysChange(event.target.checked ? [...days, day].sort() : days.filter((other) => other !== day))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
