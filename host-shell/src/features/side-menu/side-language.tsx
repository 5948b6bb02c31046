import { useBrand, useLanguage, useMessages } from '@marquee/kit';
import { languageName } from '../preferences/language';
import { useSwitchLanguage } from '../preferences/use-switch-language';
import styles from './side-menu.module.css';

/** The language selector of the side menu; folded, each language is its code. */
export function SideLanguage({ expanded }: { readonly expanded: boolean }) {
  const t = useMessages('shell');
  const current = useLanguage();
  const { languages } = useBrand();
  const switchTo = useSwitchLanguage();
  if (languages.length < 2) return null;
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('side_menu.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-pressed={language === current}
          aria-label={languageName(language)}
          onClick={() => switchTo(language)}
        >
          {expanded ? languageName(language) : language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
