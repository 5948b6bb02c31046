import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages';
import { useBrand } from '../shell/use-brand';
import { addDays, DAY_PRESETS, type DayPresetId, type DayRange, dayPresets } from './day-presets';

interface SelectedRange extends DayRange {
  readonly preset: DayPresetId | 'custom';
}

const currentPresets = (offsetMinutes: number) => dayPresets(new Date(), offsetMinutes);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The range of days that a record shows, kept in the address (`range`, or `from` and `to`).
 * @param maxDays the longest range that the record's call allows
 * @returns the range, and the field to choose it with: spread it into the design system's `DateRange`
 */
export function useDayRange(initial: DayPresetId, maxDays: number) {
  const t = useMessages('kit');
  const { offsetMinutes } = useBrand();
  const [params, setParams] = useSearchParams();
  const presets = currentPresets(offsetMinutes);
  const range = readRange(params, presets, initial);
  const change = (selection: DayRange & { readonly preset: string }) =>
    setParams(
      (current) => {
        for (const name of ['range', 'from', 'to', 'page']) current.delete(name);
        const preset = DAY_PRESETS.find((id) => id === selection.preset);
        if (preset) current.set('range', preset);
        else
          for (const [name, day] of Object.entries<string>({ ...limitToDays(selection, maxDays) }))
            current.set(name, day);
        return current;
      },
      { replace: true },
    );
  const rangeField = {
    label: t('range.label'),
    presets: DAY_PRESETS.map((id) => ({ id, label: t(`range.${id}`), ...presets[id] })),
    value: range,
    onValueChange: change,
    customLabel: t('range.custom'),
    fromLabel: t('range.from'),
    toLabel: t('range.to'),
    latest: presets.today.to,
  };
  return { range, rangeField };
}

function readRange(
  params: URLSearchParams,
  presets: Readonly<Record<DayPresetId, DayRange>>,
  initial: DayPresetId,
): SelectedRange {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (DAY.test(from) && DAY.test(to) && from <= to) return { preset: 'custom', from, to };
  const preset = DAY_PRESETS.find((id) => id === params.get('range')) ?? initial;
  return { preset, ...presets[preset] };
}

/** The last days of a range that is too long. */
function limitToDays({ from, to }: DayRange, maxDays: number): DayRange {
  const earliest = addDays(to, 1 - maxDays);
  return { from: from < earliest ? earliest : from, to };
}
