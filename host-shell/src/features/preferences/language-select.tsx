import { useBrand, useLanguage, useMessages } from '@marquee/kit';
import { Check, ChevronDown, Globe } from '@marquee/ui/icons';
import { Dropdown, DropdownItem } from '../dropdown/dropdown';
import { languageName } from './language';
import { useSwitchLanguage } from './use-switch-language';

/** The languages of the brand, each by its own name. */
export function LanguageSelect() {
  const t = useMessages('shell');
  const current = useLanguage();
  const { languages } = useBrand();
  const switchTo = useSwitchLanguage();
  if (languages.length < 2) return null;
  const trigger = (
    <>
      <Globe aria-hidden="true" />
      <span lang={current}>{languageName(current)}</span>
      <ChevronDown aria-hidden="true" />
    </>
  );
  return (
    <Dropdown label={t('preferences.language', { language: languageName(current) })} trigger={trigger}>
      {languages.map((language) => (
        <DropdownItem
          key={language}
          lang={language}
          current={language === current}
          icon={language === current ? <Check aria-hidden="true" /> : <Globe aria-hidden="true" />}
          onClick={() => switchTo(language)}
        >
          {languageName(language)}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
