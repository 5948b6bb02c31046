import { Segmented } from '../choice/segmented';
import { TextField } from '../field/text-field';
import styles from './date-range.module.css';

export interface DateRangeValue {
  /** Id of the preset, or `custom`. */
  readonly preset: string;
  /** Calendar days, `yyyy-MM-dd`, in the brand's GMT offset; both ends belong to the range. */
  readonly from: string;
  readonly to: string;
}

export interface DatePreset {
  readonly id: string;
  readonly label: string;
  /** The days it stands for, reckoned by the caller in the brand's offset. */
  readonly from: string;
  readonly to: string;
}

export interface DateRangeProps {
  readonly label: string;
  readonly presets: readonly DatePreset[];
  readonly value: DateRangeValue;
  readonly onValueChange: (value: DateRangeValue) => void;
  readonly customLabel: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** Bounds of a custom choice, `yyyy-MM-dd`. */
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
}

const CUSTOM = 'custom';

export function DateRange(props: DateRangeProps) {
  const { label, presets, value, onValueChange, customLabel, fromLabel, toLabel, earliest, latest } = props;
  const choose = (id: string): void => {
    const preset = presets.find((candidate) => candidate.id === id);
    onValueChange(preset ? { preset: id, from: preset.from, to: preset.to } : { ...value, preset: CUSTOM });
  };
  const options = [
    ...presets.map(({ id, label: name }) => ({ value: id, label: name })),
    { value: CUSTOM, label: customLabel },
  ];
  return (
    <div className={styles.range}>
      <Segmented label={label} options={options} value={value.preset} onValueChange={choose} />
      {value.preset === CUSTOM && (
        <div className={styles.days}>
          <TextField
            type="date"
            label={fromLabel}
            value={value.from}
            min={earliest}
            max={value.to || latest}
            onChange={(event) => onValueChange({ ...value, from: event.target.value })}
          />
          <TextField
            type="date"
            label={toLabel}
            value={value.to}
            min={value.from || earliest}
            max={latest}
            onChange={(event) => onValueChange({ ...value, to: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
