import { useMessages } from '@marquee/kit';
import { CopyField } from '@marquee/ui/copy-field';
import { QrCode } from '@marquee/ui/qr-code';
import styles from '../security-centre.module.css';

const QR_SIZE_PX = 168;
const GROUP = /.{1,4}/g;

/** The secret as a picture for the app's camera, and as text for typing. */
export function ScanSecret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const t = useMessages('member');
  return (
    <div className={styles.scan}>
      <QrCode text={uri} sizePx={QR_SIZE_PX} label={t('security.authenticator.qr')} />
      <div className={styles.texts}>
        <p>{t('security.authenticator.scan')}</p>
        <CopyField
          label={t('security.authenticator.secret')}
          value={(secret.match(GROUP) ?? []).join(' ')}
          copyLabel={t('security.copy')}
          copiedLabel={t('security.copied')}
        />
      </div>
    </div>
  );
}
