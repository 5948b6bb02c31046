import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Checkbox } from '@marquee/ui/choice';
import { type Control, Controller } from 'react-hook-form';
import { useOperator } from '../../../lib/session/operator';
import styles from './roll-outs.module.css';
import type { RollOutFields } from './use-roll-out-form';

/** The brands at which a release is rolled out. */
export function BrandsField({ control }: { readonly control: Control<RollOutFields> }) {
  const t = useMessages('console');
  const { brands } = useOperator();
  return (
    <Controller
      control={control}
      name="brands"
      rules={{ validate: (codes) => codes.length > 0 || t('rollOuts.brandsFault') }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <fieldset className={styles.brands}>
          <legend>{t('rollOuts.brands')}</legend>
          {brands.map((code) => (
            <Checkbox
              key={code}
              label={code}
              checked={value.includes(code)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, code] : value.filter((other) => other !== code))
              }
            />
          ))}
          {error && (
            <p role="alert" className={styles.fault}>
              {error.message}
            </p>
          )}
        </fieldset>
      )}
    />
  );
}
