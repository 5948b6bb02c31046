import { useMessages } from '@marquee/kit';
import { Spinner } from '@marquee/ui';
import { useSigningOut } from './signing-out';
import styles from './sign-out-loader.module.css';

/** Covers the page while the person is being signed out: nothing more is done with the session that ends. */
export function SignOutLoader() {
  const t = useMessages('shell');
  if (!useSigningOut()) return null;
  return (
    <div className={styles.cover}>
      <Spinner size="lg" label={t('signingOut')} />
    </div>
  );
}
