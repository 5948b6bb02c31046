import { useBrand, useMessages } from '@marquee/kit';
import { Spinner } from '@marquee/ui';
import { Check, ChevronDown, Globe } from '@marquee/ui/icons';
import { Dropdown, DropdownItem } from '../../lib/dropdown/dropdown';
import { languageName } from './language';
import styles from './language-select.module.css';
import { useLanguageChoice } from './use-language-choice';

/** The languages of the brand, each by its own name. */
export function LanguageSelect() {
  const t = useMessages('shell');
  const { selectedLanguage, isSwitching, choose } = useLanguageChoice();
  const { languages } = useBrand();
  if (languages.length < 2) return null;
  const trigger = (
    <>
      {isSwitching ? <Spinner /> : <Globe aria-hidden="true" />}
      <span className={styles.name} lang={selectedLanguage}>
        {languageName(selectedLanguage)}
      </span>
      <ChevronDown aria-hidden="true" />
    </>
  );
  return (
    <Dropdown
      label={t('preferences.language', { language: languageName(selectedLanguage) })}
      trigger={trigger}
      busy={isSwitching}
    >
      {languages.map((language) => (
        <DropdownItem
          key={language}
          lang={language}
          current={language === selectedLanguage}
          icon={language === selectedLanguage ? <Check aria-hidden="true" /> : <Globe aria-hidden="true" />}
          onClick={() => choose(language)}
        >
          {languageName(language)}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
