import { DICE_FACES } from '@marquee/contract/fairness/dice';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import { PLINKO_MAX_ROWS, PLINKO_MIN_ROWS } from '@marquee/contract/fairness/plinko';
import { RISKS } from '@marquee/contract/fairness/risk';
import { WHEEL_SIZES } from '@marquee/contract/fairness/wheel';
import { SelectField } from '@marquee/ui/select';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import type { ChoiceFields } from './choice-fields';
import { DraftField } from './draft-field';
import { SpotFields } from './spot-fields';
import { codeOf, type InstantInput } from './verify-params';

interface InstantFieldsProps {
  readonly input: InstantInput;
  readonly onChange: (input: InstantInput) => void;
}

const ROWS = Array.from({ length: PLINKO_MAX_ROWS - PLINKO_MIN_ROWS + 1 }, (_, more) => PLINKO_MIN_ROWS + more);

/** What was chosen for the round, in the words of its game. */
export function InstantFields({ input, onChange }: InstantFieldsProps) {
  const { game, options } = input;
  const change: ChoiceFields['change'] = (changed) => {
    const parsed = instantGames[codeOf(game)].optionsSchema.safeParse({ ...options, ...changed });
    if (parsed.success) onChange({ ...input, options: { ...parsed.data } });
    return parsed.success;
  };
  const fields = { options, change };
  switch (game) {
    case 'dice':
      return <DiceFields {...fields} />;
    case 'limbo':
      return <TargetField {...fields} name="limbo.target" />;
    case 'plinko':
      return <SizeFields {...fields} name="rows" sizes={ROWS} />;
    case 'wheel':
      return <SizeFields {...fields} name="segments" sizes={WHEEL_SIZES} />;
    case 'keno':
      return <KenoFields {...fields} />;
    case 'baccarat':
    case 'sicbo':
      return <SpotFields {...fields} game={game} />;
  }
}

function DiceFields({ options, change }: ChoiceFields) {
  const t = useText();
  const onSide = (side: string) => {
    const over = side === 'over';
    // As many rolls win on the other side, where the target itself could not stand.
    if (!change({ over })) change({ over, target: DICE_FACES - 1 - Number(options.target) });
  };
  return (
    <>
      <SelectField
        label={t('dice.side')}
        options={[
          { value: 'over', label: t('dice.over') },
          { value: 'under', label: t('dice.under') },
        ]}
        value={options.over === true ? 'over' : 'under'}
        onValueChange={onSide}
      />
      <TargetField options={options} change={change} name="dice.target" />
    </>
  );
}

/** A roll or a multiplier, which the options hold in hundredths. */
function TargetField({ options, change, name }: ChoiceFields & { readonly name: 'dice.target' | 'limbo.target' }) {
  const t = useText();
  const written = (hundredths: number) => (hundredths / 100).toFixed(2);
  const onText = (text: string) => {
    const target = Math.round(Number(text) * 100);
    return /^\d+(\.\d{1,2})?$/.test(text) && change({ target }) ? written(target) : null;
  };
  return <DraftField label={t(name)} value={written(Number(options.target))} onText={onText} />;
}

interface SizeFieldsProps extends ChoiceFields {
  readonly name: 'rows' | 'segments';
  readonly sizes: readonly number[];
}

function SizeFields({ options, change, name, sizes }: SizeFieldsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <SelectField
        label={t(name === 'rows' ? 'plinko.rows' : 'wheel.segments')}
        options={sizes.map((size) => ({ value: String(size), label: format.number(size) }))}
        value={String(options[name])}
        onValueChange={(size) => change({ [name]: Number(size) })}
      />
      <RiskField options={options} change={change} />
    </>
  );
}

function KenoFields({ options, change }: ChoiceFields) {
  const t = useText();
  const written = (picks: unknown) => (picks as readonly number[]).join(' ');
  const onText = (text: string) => {
    const picks = text.split(/[\s,]+/).map(Number);
    return change({ picks }) ? written(picks) : null;
  };
  return (
    <>
      <DraftField label={t('verify.picks')} value={written(options.picks)} onText={onText} />
      <RiskField options={options} change={change} />
    </>
  );
}

function RiskField({ options, change }: ChoiceFields) {
  const t = useText();
  return (
    <SelectField
      label={t('instant.risk')}
      options={RISKS.map((risk) => ({ value: risk, label: t(`instant.risks.${risk}`) }))}
      value={String(options.risk)}
      onValueChange={(risk) => change({ risk })}
    />
  );
}
