import type { SupportSettings } from '@marquee/contract/support-settings';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import styles from './brand-status.module.css';

type Hours = SupportSettings['chat']['hours'];
type Row = Hours[number];

interface OfficeHoursProps {
  readonly hours: Hours;
  readonly fault: string | undefined;
  readonly onChange: (hours: Hours) => void;
}

const WORKDAYS: Row = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** A browser's time field has no 24:00, and no period ends at 00:00. */
const endText = (to: string) => (to === '24:00' ? '00:00' : to);
const writtenEnd = (to: string) => (to === '00:00' ? '24:00' : to);

/** Office hours in the brand's time zone: rows of days, from and to. */
export function OfficeHours({ hours, fault, onChange }: OfficeHoursProps) {
  const t = useMessages('console');
  const change = (index: number, part: Partial<Row>) =>
    onChange(hours.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <>
      {hours.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <fieldset key={index} className={styles.hours}>
          <legend>{t('status.support.hours')}</legend>
          <Days days={row.days} onChange={(days) => change(index, { days })} />
          <div className={styles.times}>
            <TextField
              type="time"
              label={t('status.support.from')}
              value={row.from}
              onChange={(event) => change(index, { from: event.target.value })}
            />
            <TextField
              type="time"
              label={t('status.support.to')}
              value={endText(row.to)}
              onChange={(event) => change(index, { to: writtenEnd(event.target.value) })}
            />
            <Button variant="ghost" onClick={() => onChange(hours.filter((_, at) => at !== index))}>
              {t('status.support.removeHours')}
            </Button>
          </div>
        </fieldset>
      ))}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <Button onClick={() => onChange([...hours, WORKDAYS])}>{t('status.support.addHours')}</Button>
    </>
  );
}

function Days({ days, onChange }: { readonly days: readonly number[]; readonly onChange: (days: number[]) => void }) {
  const name = new Intl.DateTimeFormat(useLanguage(), { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.days}>
      {DAYS.map((day) => (
        <Checkbox
          key={day}
          // 4 January 1970 was a Sunday.
          label={name.format(new Date(Date.UTC(1970, 0, 4 + day)))}
          checked={days.includes(day)}
          onChange={(event) =>
            onChange(event.target.checked ? [...days, day].sort() : days.filter((other) => other !== day))
          }
        />
      ))}
    </div>
  );
}
