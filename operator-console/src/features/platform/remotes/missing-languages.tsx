import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import type { BrandRemote } from './brand-remote';
import styles from './remotes.module.css';

interface MissingLanguagesProps {
  readonly brand: string;
  readonly version: string;
  readonly versions: readonly Pick<BrandRemote['versions'][number], 'version' | 'missingLanguages'>[];
}

/** In which languages of the brand a release has no texts; nothing where it has all. */
export function MissingLanguages({ brand, version, versions }: MissingLanguagesProps) {
  const t = useMessages('console');
  const language = useLanguage();
  const missing = versions.find((listed) => listed.version === version)?.missingLanguages ?? [];
  if (missing.length === 0) return null;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const list = new Intl.ListFormat(language).format(missing.map((code) => names.of(code) ?? code));
  return <p className={styles.warning}>{t('change.missingLanguages', { brand, languages: list })}</p>;
}
