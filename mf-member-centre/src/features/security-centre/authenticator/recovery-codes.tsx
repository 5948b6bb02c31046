import { useMessages } from '@marquee/kit';
import { CopyField } from '@marquee/ui/copy-field';
import styles from '../security-centre.module.css';

/** Recovery codes for a lost phone, shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useMessages('member');
  return (
    <>
      <h3>{t('security.recovery.title')}</h3>
      <p>{t('security.recovery.hint')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyField
        label={t('security.recovery.all')}
        value={codes.join(' ')}
        copyLabel={t('security.copy')}
        copiedLabel={t('security.copied')}
      />
    </>
  );
}
