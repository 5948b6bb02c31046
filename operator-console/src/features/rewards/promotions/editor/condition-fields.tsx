import { GAME_TYPES } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Checkbox } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { useWatch } from 'react-hook-form';
import forms from '../../../../lib/layout/forms.module.css';
import styles from '../promotions.module.css';
import { useFieldChecks } from './use-field-checks';
import type { PromotionForm } from './use-promotion-form';

const FLAGS = ['hasMobile', 'hasEmail', 'hasPayee', 'onePerHousehold'] as const;

/** Who may take part and which play counts. */
export function ConditionFields({ form }: { readonly form: PromotionForm }) {
  const t = useMessages('console');
  const { text } = useFieldChecks(form);
  const path = 'terms.rules.conditions';
  const gameTypes = useWatch({ control: form.control, name: `${path}.gameTypes` });
  return (
    <div className={forms.form}>
      <div className={styles.checks}>
        {FLAGS.map((flag) => (
          <Checkbox key={flag} {...form.register(`${path}.${flag}`)} label={t(`promotions.condition.${flag}`)} />
        ))}
      </div>
      <fieldset>
        <legend>{t('promotions.editor.gameTypes')}</legend>
        <div className={styles.checks}>
          {GAME_TYPES.map((gameType) => (
            <Checkbox
              key={gameType}
              label={t(`games.types.${gameType}`)}
              checked={gameTypes.includes(gameType)}
              onChange={({ target }) =>
                form.setValue(
                  `${path}.gameTypes`,
                  target.checked ? [...gameTypes, gameType] : gameTypes.filter((type) => type !== gameType),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <div className={forms.pair}>
        <TextField
          {...text(`${path}.vendors`, /^[A-Z0-9_,\s]*$/, t('fault.vendor'))}
          label={t('promotions.editor.vendors')}
          hint={t('promotions.editor.vendorsHint')}
          dir="ltr"
        />
        <TextField
          {...text(`${path}.newForDays`, /^\d{0,3}$/, t('fault.whole', { least: 0, most: 999 }))}
          label={t('promotions.editor.newForDays')}
          hint={t('points.anyNumber')}
          inputMode="numeric"
        />
        <TextField
          {...text(`${path}.vipLevel`, /^\d{0,2}$/, t('fault.whole', { least: 0, most: 99 }))}
          label={t('promotions.editor.vipLevel')}
          hint={t('promotions.editor.vipLevelHint')}
          inputMode="numeric"
        />
      </div>
    </div>
  );
}
