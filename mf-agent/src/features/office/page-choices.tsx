import { type ShellSettings, useBrand, useMessages } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { Moon, Sun } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import styles from './page-choices.module.css';
import { useSettings } from './use-settings';

/** Language and theme, as in the header of the member site, for pages without that header. */
export function PageChoices() {
  const settings = useSettings();
  return settings && <Choices settings={settings} />;
}

function Choices({ settings }: { readonly settings: ShellSettings }) {
  const t = useMessages('agent');
  const { languages } = useBrand();
  const theme = settings.useTheme();
  const { selectedLanguage, isSwitching, choose } = settings.useLanguageChoice();
  return (
    <div className={styles.choices}>
      {languages.length > 1 && (
        <SelectField
          label={t('choices.language')}
          options={languages.map((language) => ({ value: language, label: settings.languageName(language) }))}
          value={selectedLanguage}
          onValueChange={choose}
          aria-busy={isSwitching}
        />
      )}
      <Segmented
        label={t('choices.theme')}
        options={[
          { value: 'light', label: t('choices.light'), icon: <Sun aria-hidden="true" /> },
          { value: 'dark', label: t('choices.dark'), icon: <Moon aria-hidden="true" /> },
        ]}
        value={theme}
        onValueChange={(value) => settings.switchTheme(value === 'light' ? 'light' : 'dark')}
      />
    </div>
  );
}
