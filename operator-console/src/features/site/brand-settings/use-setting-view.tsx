import type { BrandSettingState } from '@marquee/contract/calls/brand-settings';
import type { RegionRules } from '@marquee/contract/region-rules';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import type { ReactNode } from 'react';
import styles from './brand-settings.module.css';

interface SettingView {
  readonly description: string;
  readonly badge?: ReactNode;
  /** Below the fields. */
  readonly extras?: ReactNode;
  /** Paths of fields that this deployment has no use for. */
  readonly disabled: readonly string[];
}

interface ViewContext {
  /** As it is entered. */
  readonly draft: unknown;
  readonly countryDatabase: string | null;
}

/** What the panel of a setting shows besides its fields. */
export function useSettingView(state: BrandSettingState, { draft, countryDatabase }: ViewContext): SettingView {
  const t = useMessages('console');
  switch (state.setting) {
    case 'maintenance': {
      const { closed } = state.value;
      return {
        description: t(closed ? 'settings.maintenance.closedText' : 'settings.maintenance.openText'),
        badge: (
          <Badge tone={closed ? 'warning' : 'success'}>
            {t(closed ? 'settings.maintenance.isClosed' : 'settings.maintenance.isOpen')}
          </Badge>
        ),
        disabled: [],
      };
    }
    case 'regions':
      return {
        description:
          countryDatabase === null
            ? t('settings.regions.noCountries')
            : t('settings.regions.countries', { name: countryDatabase }),
        extras: <CountryNames codes={(draft as RegionRules).blockedCountries} />,
        disabled: countryDatabase === null ? ['blockedCountries'] : [],
      };
    default:
      return { description: t(`settings.${state.setting}.description`), disabled: [] };
  }
}

/** The countries by name, which makes typing errors visible. */
function CountryNames({ codes }: { readonly codes: readonly string[] }) {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region', fallback: 'code' });
  const countries = codes.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{2}$/.test(code));
  if (countries.length === 0) return null;
  return (
    <ul className={styles.countries}>
      {countries.map((code) => (
        <li key={code}>
          <Badge>{names.of(code)}</Badge>
        </li>
      ))}
    </ul>
  );
}
