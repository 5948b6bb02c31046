import { GAME_TYPES_WITH_ODDS, MIN_ODDS } from '@marquee/contract/bonus';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { SelectField } from '@marquee/ui/select';
import forms from '../../../lib/layout/forms.module.css';
import type { MinOddsValues } from './min-odds-values';

interface MinOddsFieldsProps {
  readonly values: MinOddsValues;
  readonly onChange: (values: MinOddsValues) => void;
}

/** The odds from which bets count for a bonus, by type of game. */
export function MinOddsFields({ values, onChange }: MinOddsFieldsProps) {
  const t = useMessages('console');
  const options = MIN_ODDS.map((odds) => ({
    value: String(odds),
    label: odds === 0 ? t('minOdds.none') : (odds / 100).toFixed(1),
  }));
  return (
    <fieldset className={forms.question}>
      <legend>{t('minOdds.title')}</legend>
      <p>{t('minOdds.text')}</p>
      <div className={forms.triple}>
        {GAME_TYPES_WITH_ODDS.map((gameType) => (
          <SelectField
            key={gameType}
            label={t(`games.types.${gameType}`)}
            options={options}
            value={values[gameType]}
            onValueChange={(odds) => onChange({ ...values, [gameType]: odds })}
          />
        ))}
      </div>
    </fieldset>
  );
}
