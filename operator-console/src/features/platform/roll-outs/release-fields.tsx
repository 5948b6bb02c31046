import { useMessages } from '@marquee/kit/i18n/use-messages';
import { SelectField } from '@marquee/ui/select';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useRead } from '../../../lib/calls';
import { useOperator } from '../../../lib/session/operator';
import type { RollOutFields } from './use-roll-out-form';

/** A remote and one of its releases that is not the stable one already. */
export function ReleaseFields({ form: { control, setValue } }: { readonly form: UseFormReturn<RollOutFields> }) {
  const t = useMessages('console');
  const { brands: operatedBrands } = useOperator();
  const [remote, brands] = useWatch({ control, name: ['remote', 'brands'] });
  const { data: remotes = [] } = useRead('remotes.list', { brand: brands[0] ?? operatedBrands[0] ?? '' });
  const selected = remotes.find((candidate) => candidate.remote === remote);
  const versions = (selected?.versions ?? []).filter(({ version }) => version !== selected?.stable);
  return (
    <>
      <Controller
        control={control}
        name="remote"
        rules={{ validate: (name) => name !== '' || t('required') }}
        render={({ field: { value, onChange }, fieldState }) => (
          <SelectField
            label={t('remotes.remote')}
            options={optionsOf(remotes.map(({ remote: name }) => name))}
            value={value}
            onValueChange={(name) => {
              onChange(name);
              setValue('version', '');
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="version"
        rules={{ validate: (version) => version !== '' || t('rollOuts.releaseFault') }}
        render={({ field: { value, onChange }, fieldState }) => (
          <SelectField
            label={t('rollOuts.release')}
            options={optionsOf(versions.map(({ version }) => version))}
            value={value}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

const optionsOf = (names: readonly string[]) => [
  { value: '', label: '–' },
  ...names.map((name) => ({ value: name, label: name })),
];
