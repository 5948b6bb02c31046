import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Switch } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { Muted } from '@marquee/ui/layout';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import forms from '../../../lib/layout/forms.module.css';
import { InstantControl } from '../../../lib/time/instant-control';
import { parseShares } from './shares';
import type { RollOutFields } from './use-roll-out-form';

/** The shares of a roll-out, what each step needs, and whether it halts without a human. */
export function PlanFields({
  form: { register, control, formState },
}: {
  readonly form: UseFormReturn<RollOutFields>;
}) {
  const t = useMessages('console');
  const { errors } = formState;
  const brands = useWatch({ control, name: 'brands' });
  const isWhole = (text: string) => /^\d{1,5}$/.test(text.trim()) || t('fault.whole', { least: 0, most: 99_999 });
  return (
    <>
      <TextField
        {...register('shares', { validate: (text) => parseShares(text) !== null || t('rollOuts.stepsFault') })}
        label={t('rollOuts.steps')}
        hint={t('rollOuts.stepsHint')}
        error={errors.shares?.message}
        dir="ltr"
        required
      />
      <div className={forms.triple}>
        <TextField
          {...register('minMinutes', { validate: isWhole })}
          label={t('rollOuts.minutes')}
          inputMode="numeric"
          error={errors.minMinutes?.message}
          required
        />
        <TextField
          {...register('minLoads', { validate: isWhole })}
          label={t('rollOuts.minLoads')}
          inputMode="numeric"
          error={errors.minLoads?.message}
          required
        />
        <InstantControl
          control={control}
          name="startsAt"
          brand={brands.length === 1 ? (brands[0] ?? null) : null}
          label={t('rollOuts.startsAt')}
          hint={t('rollOuts.startsHint')}
        />
      </div>
      <div>
        <Switch spread label={t('rollOuts.automatic')} {...register('haltsByItself')} />
        <Muted as="p">{t('rollOuts.automaticHint')}</Muted>
      </div>
    </>
  );
}
