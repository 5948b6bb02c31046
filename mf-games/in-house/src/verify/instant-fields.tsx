import { DICE_FACES, type DiceOptions } from '@marquee/contract/fairness/dice';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import type { KenoOptions } from '@marquee/contract/fairness/keno';
import { PLINKO_MAX_ROWS, PLINKO_MIN_ROWS } from '@marquee/contract/fairness/plinko';
import { RISKS } from '@marquee/contract/fairness/risk';
import { WHEEL_SIZES } from '@marquee/contract/fairness/wheel';
import { SelectField } from '@marquee/ui/select';
import { codeOf } from '../app/game-name';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { DraftField } from './draft-field';
import type { ChangeOptions, OptionFieldsProps } from './option-fields';
import { SpotFields } from './spot-fields';
import type { InstantInput } from './verify-params';

interface InstantFieldsProps {
  readonly input: InstantInput;
  readonly onChange: (input: InstantInput) => void;
}

const ROWS = Array.from({ length: PLINKO_MAX_ROWS - PLINKO_MIN_ROWS + 1 }, (_, index) => PLINKO_MIN_ROWS + index);

/** The player's choices in a round, in the words of its game. */
export function InstantFields({ input, onChange }: InstantFieldsProps) {
  const change: ChangeOptions = (changes) => {
    const parsed = instantGames[codeOf(input.game)].optionsSchema.safeParse({ ...input.options, ...changes });
    if (parsed.success) onChange({ ...input, options: parsed.data } as InstantInput);
    return parsed.success;
  };
  switch (input.game) {
    case 'dice':
      return <DiceFields options={input.options} change={change} />;
    case 'limbo':
      return <TargetField name="limbo.target" target={input.options.target} change={change} />;
    case 'plinko':
      return (
        <>
          <SizeField name="rows" size={input.options.rows} sizes={ROWS} change={change} />
          <RiskField options={input.options} change={change} />
        </>
      );
    case 'wheel':
      return (
        <>
          <SizeField name="segments" size={input.options.segments} sizes={WHEEL_SIZES} change={change} />
          <RiskField options={input.options} change={change} />
        </>
      );
    case 'keno':
      return <KenoFields options={input.options} change={change} />;
    case 'baccarat':
    case 'sicbo':
      return <SpotFields game={input.game} options={input.options} change={change} />;
  }
}

function DiceFields({ options, change }: OptionFieldsProps<DiceOptions>) {
  const t = useText();
  const onSide = (side: string) => {
    const over = side === 'over';
    // Where the target is impossible on the other side, the one with as many winning rolls takes its place.
    if (!change({ over })) change({ over, target: DICE_FACES - 1 - options.target });
  };
  return (
    <>
      <SelectField
        label={t('dice.side')}
        options={[
          { value: 'over', label: t('dice.over') },
          { value: 'under', label: t('dice.under') },
        ]}
        value={options.over ? 'over' : 'under'}
        onValueChange={onSide}
      />
      <TargetField name="dice.target" target={options.target} change={change} />
    </>
  );
}

interface TargetFieldProps {
  readonly name: 'dice.target' | 'limbo.target';
  /** Hundredths. */
  readonly target: number;
  readonly change: ChangeOptions;
}

/** A roll or a multiplier. */
function TargetField({ name, target, change }: TargetFieldProps) {
  const t = useText();
  const textOf = (hundredths: number) => (hundredths / 100).toFixed(2);
  const onText = (text: string) => {
    const next = Math.round(Number(text) * 100);
    return /^\d+(\.\d{1,2})?$/.test(text) && change({ target: next }) ? textOf(next) : null;
  };
  return <DraftField label={t(name)} value={textOf(target)} onText={onText} />;
}

interface SizeFieldProps {
  readonly name: 'rows' | 'segments';
  readonly size: number;
  readonly sizes: readonly number[];
  readonly change: ChangeOptions;
}

function SizeField({ name, size, sizes, change }: SizeFieldProps) {
  const t = useText();
  const format = useFormat();
  return (
    <SelectField
      label={t(name === 'rows' ? 'plinko.rows' : 'wheel.segments')}
      options={sizes.map((value) => ({ value: String(value), label: format.number(value) }))}
      value={String(size)}
      onValueChange={(value) => change({ [name]: Number(value) })}
    />
  );
}

function KenoFields({ options, change }: OptionFieldsProps<KenoOptions>) {
  const t = useText();
  const onText = (text: string) => {
    const picks = text.split(/[\s,]+/).map(Number);
    return change({ picks }) ? picks.join(' ') : null;
  };
  return (
    <>
      <DraftField label={t('verify.picks')} value={options.picks.join(' ')} onText={onText} />
      <RiskField options={options} change={change} />
    </>
  );
}

function RiskField({ options, change }: OptionFieldsProps<Pick<KenoOptions, 'risk'>>) {
  const t = useText();
  return (
    <SelectField
      label={t('instant.risk')}
      options={RISKS.map((risk) => ({ value: risk, label: t(`instant.risks.${risk}`) }))}
      value={options.risk}
      onValueChange={(risk) => change({ risk })}
    />
  );
}
