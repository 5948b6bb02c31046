import { type ShellSettings, useBrand, useMessages, useShell } from '@marquee/kit';
import { Panel, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Moon, Sun } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import { useEffect, useState } from 'react';
import { useLinkedPanel } from '../sessions/use-linked-panel';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import own from './preferences.module.css';

/** Language and theme: the same choice as in the header. */
export function Preferences() {
  const text = useMessages(SECURITY_MESSAGES);
  const shell = useShell();
  const [settings, setSettings] = useState<ShellSettings | 'missing' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // What cannot be loaded is not offered here: the header has it, too.
    shell.settings?.().then(
      (loaded) => isCurrent && setSettings(loaded),
      () => isCurrent && setSettings('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [shell]);
  const panel = useLinkedPanel('preferences', settings !== null);
  if (!shell.settings || settings === 'missing') return null;
  return (
    <Panel {...panel} title={text('preferences.title')} description={text('preferences.description')}>
      {settings ? <Choices settings={settings} /> : <Skeleton shape="block" height="4rem" />}
    </Panel>
  );
}

function Choices({ settings }: { readonly settings: ShellSettings }) {
  const t = useMessages('member');
  const text = useMessages(SECURITY_MESSAGES);
  const { languages } = useBrand();
  const theme = settings.useTheme();
  const { selectedLanguage, isSwitching, choose } = settings.useLanguageChoice();
  return (
    <div className={own.choices}>
      {languages.length > 1 && (
        <SelectField
          label={t('security.facts.language')}
          hint={text('preferences.languageHint')}
          options={languages.map((language) => ({ value: language, label: settings.languageName(language) }))}
          value={selectedLanguage}
          onValueChange={choose}
          aria-busy={isSwitching}
        />
      )}
      <div className={own.theme}>
        <span aria-hidden="true">{text('preferences.theme')}</span>
        <Segmented
          label={text('preferences.theme')}
          options={[
            { value: 'light', label: text('preferences.light'), icon: <Sun aria-hidden="true" /> },
            { value: 'dark', label: text('preferences.dark'), icon: <Moon aria-hidden="true" /> },
          ]}
          value={theme}
          onValueChange={(value) => settings.switchTheme(value === 'light' ? 'light' : 'dark')}
        />
      </div>
    </div>
  );
}
