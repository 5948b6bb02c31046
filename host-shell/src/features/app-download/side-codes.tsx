import { PHONES, QR_SIZE_PX } from '@marquee/contract/constants';
import { useLanguage, useMessages, useSession } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { useState } from 'react';
import { ShellLink } from '../../lib/shell-link';
import { appAddress, type Phone } from './app-address';
import styles from './app-codes.module.css';
import { QrCode } from '@marquee/ui/qr-code';
import { InstallButton } from './install-button';
import { useHandOff } from './use-hand-off';

/** The QR code of the side menu: one platform at a time, and on request one that signs the phone in. */
export function SideCodes() {
  const t = useMessages('shell');
  const language = useLanguage();
  const { state } = useSession();
  const [phone, setPhone] = useState<Phone>('android');
  const { code, requestCode, isRequesting } = useHandOff();
  return (
    <div className={styles.side}>
      <Segmented
        label={t('app.title')}
        stretch
        value={phone}
        onValueChange={(value) => setPhone(value as Phone)}
        options={PHONES.map((value) => ({ value, label: t(`app.${value}`) }))}
      />
      <QrCode
        text={appAddress(phone, language, code ?? undefined)}
        sizePx={QR_SIZE_PX.sideMenu}
        label={t('app.code', { device: t(`app.${phone}`) })}
      />
      <InstallButton />
      {state === 'guest' ? (
        <ShellLink className={styles.more} to="/m/appDownload">
          {t('app.guide')}
        </ShellLink>
      ) : (
        <button type="button" className={styles.more} disabled={isRequesting || code !== null} onClick={requestCode}>
          {code === null ? t('app.signIn') : t('app.signInNow')}
        </button>
      )}
    </div>
  );
}
