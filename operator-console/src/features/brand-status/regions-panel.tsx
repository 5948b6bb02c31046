import { regionRulesSchema } from '@marquee/contract/region-rules';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import styles from './brand-status.module.css';
import { entriesOf } from './entries';
import { type BrandStatus, useStatusChange } from './use-status-change';

interface RegionsPanelProps {
  readonly brand: string;
  readonly status: BrandStatus;
}

const LISTS = ['blockedCountries', 'blockedNetworks', 'openNetworks'] as const;
type List = (typeof LISTS)[number];

/** From where the brand may not be visited: countries and networks, and networks that are let in all the same. */
export function RegionsPanel({ brand, status: { regions, countryDatabase } }: RegionsPanelProps) {
  const t = useMessages('console');
  const [texts, setTexts] = useState<Readonly<Record<List, string>>>({
    blockedCountries: regions.blockedCountries.join(' '),
    blockedNetworks: regions.blockedNetworks.join('\n'),
    openNetworks: regions.openNetworks.join('\n'),
  });
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const change = useStatusChange('brandStatus.setRegions', brand, () => {
    setReason('');
    setTried(false);
  });
  const written = {
    blockedCountries: entriesOf(texts.blockedCountries.toUpperCase()),
    blockedNetworks: entriesOf(texts.blockedNetworks),
    openNetworks: entriesOf(texts.openNetworks),
  };
  const isWrong = (list: List) => !regionRulesSchema.shape[list].safeParse(written[list]).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || LISTS.some(isWrong)) return;
    change.mutate({ brand, regions: written, reason: reason.trim() });
  };
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
        <FailureLine error={change.error} />
        {LISTS.map((list) => (
          <TextAreaField
            key={list}
            label={t(`status.regions.${list}`)}
            hint={t(`status.regions.${list}Hint`)}
            rows={list === 'blockedCountries' ? 2 : 3}
            spellCheck={false}
            disabled={list === 'blockedCountries' && countryDatabase === null}
            value={texts[list]}
            error={tried && isWrong(list) ? t(`status.regions.${list}Fault`) : undefined}
            onChange={(event) => setTexts({ ...texts, [list]: event.target.value })}
          />
        ))}
        <CountryNames codes={isWrong('blockedCountries') ? [] : written.blockedCountries} />
        <ReasonField value={reason} missing={tried && reason.trim() === ''} onChange={setReason} />
        <Button type="submit" variant="primary" loading={change.isPending}>
          {t('status.regions.save')}
        </Button>
      </form>
    </Panel>
  );
}

/** The countries by name, so that a slip of the finger is seen. */
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
