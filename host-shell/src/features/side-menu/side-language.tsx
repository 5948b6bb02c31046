import { useBrand, useMessages } from '@marquee/kit';
import { languageName } from '../preferences/language';
import { useLanguageChoice } from '../preferences/use-language-choice';
import styles from './side-menu.module.css';

/** The language selector of the side menu; folded, each language is its code. */
export function SideLanguage({ expanded }: { readonly expanded: boolean }) {
  const t = useMessages('shell');
  const { selectedLanguage, isSwitching, choose } = useLanguageChoice();
  const { languages } = useBrand();
  if (languages.length < 2) return null;
  return (
    <fieldset className={styles.languages} aria-busy={isSwitching || undefined}>
      <legend className={styles.legend}>{t('sideMenu.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === selectedLanguage}
          aria-label={languageName(language)}
          onClick={() => choose(language)}
        >
          {expanded ? languageName(language) : language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
