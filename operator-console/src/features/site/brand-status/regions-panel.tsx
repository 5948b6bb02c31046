import { regionRulesSchema } from '@marquee/contract/region-rules';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { useWatch } from 'react-hook-form';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import styles from './brand-status.module.css';
import { entriesOf } from './entries';
import { type BrandStatus, useStatusChange } from './use-status-change';

interface RegionsPanelProps {
  readonly brand: string;
  readonly status: BrandStatus;
}

const LISTS = ['blockedCountries', 'blockedNetworks', 'openNetworks'] as const;
type List = (typeof LISTS)[number];

/** The entries of a list as they are typed: countries in any case. */
const listOf = (list: List, text: string): string[] =>
  entriesOf(list === 'blockedCountries' ? text.toUpperCase() : text);
const isValid = (list: List, text: string): boolean =>
  regionRulesSchema.shape[list].safeParse(listOf(list, text)).success;

/** The brand's blocked countries and networks, and the networks that are always allowed. */
export function RegionsPanel({ brand, status: { regions, countryDatabase } }: RegionsPanelProps) {
  const t = useMessages('console');
  const change = useStatusChange('brandStatus.setRegions', brand);
  const { form, submit, failure, isPending } = useConsoleForm(
    {
      blockedCountries: regions.blockedCountries.join(' '),
      blockedNetworks: regions.blockedNetworks.join('\n'),
      openNetworks: regions.openNetworks.join('\n'),
      reason: '',
    },
    async (values, { reset }) => {
      const [blockedCountries = [], blockedNetworks = [], openNetworks = []] = LISTS.map((list) =>
        listOf(list, values[list]),
      );
      const changed = { blockedCountries, blockedNetworks, openNetworks };
      await change.mutateAsync({ brand, regions: changed, reason: values.reason });
      reset({ ...values, reason: '' });
    },
  );
  const countries = useWatch({ control: form.control, name: 'blockedCountries' });
  return (
    <Panel
      title={t('status.regions.title')}
      description={
        countryDatabase === null
          ? t('status.regions.noCountries')
          : t('status.regions.countries', { name: countryDatabase })
      }
    >
      <form className={forms.pageForm} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        {LISTS.map((list) => (
          <TextAreaField
            {...form.register(list, {
              validate: (text) => isValid(list, text) || t(`status.regions.${list}Fault`),
            })}
            key={list}
            label={t(`status.regions.${list}`)}
            hint={t(`status.regions.${list}Hint`)}
            rows={list === 'blockedCountries' ? 2 : 3}
            spellCheck={false}
            disabled={list === 'blockedCountries' && countryDatabase === null}
            error={form.formState.errors[list]?.message}
          />
        ))}
        <CountryNames codes={isValid('blockedCountries', countries) ? listOf('blockedCountries', countries) : []} />
        <ReasonField form={form} />
        <Button type="submit" variant="primary" loading={isPending}>
          {t('status.regions.save')}
        </Button>
      </form>
    </Panel>
  );
}

/** The countries by name, which makes typing errors visible. */
function CountryNames({ codes }: { readonly codes: readonly string[] }) {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region', fallback: 'code' });
  if (codes.length === 0) return null;
  return (
    <ul className={styles.countries}>
      {codes.map((code) => (
        <li key={code}>
          <Badge>{names.of(code)}</Badge>
        </li>
      ))}
    </ul>
  );
}
