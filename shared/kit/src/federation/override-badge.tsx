import { useMessages } from '../i18n/use-messages';
import styles from './override-badge.module.css';
import { type Overrides, resetOverrides } from './overrides';

/** Shows on every page that some remotes are overridden, with a button to reset them. */
export function OverrideBadge({ overrides }: { readonly overrides: Overrides }) {
  const t = useMessages('kit');
  const names = Object.keys(overrides);
  if (names.length === 0) return null;
  const reset = () => {
    resetOverrides(sessionStorage);
    location.assign(location.pathname);
  };
  return (
    <aside className={styles.badge}>
      <span>{t('override.badge', { names: names.join(', ') })}</span>
      <button type="button" onClick={reset}>
        {t('override.reset')}
      </button>
    </aside>
  );
}
