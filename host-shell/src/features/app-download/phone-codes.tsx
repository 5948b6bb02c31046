import { PHONES, QR_SIZE_PX } from '@marquee/contract/constants';
import { useLanguage, useMessages } from '@marquee/kit';
import { appAddress } from './app-address';
import styles from './app-codes.module.css';
import { QrCode } from '@marquee/ui/qr-code';

/** The codes for both kinds of phone side by side, as the floating bar shows them. */
export function PhoneCodes() {
  const t = useMessages('shell');
  const language = useLanguage();
  return (
    <ul className={styles.phones}>
      {PHONES.map((phone) => (
        <li key={phone}>
          <QrCode
            text={appAddress(phone, language)}
            sizePx={QR_SIZE_PX.sideBar}
            label={t('app.code', { device: t(`app.${phone}`) })}
          />
          <span>{t(`app.${phone}`)}</span>
        </li>
      ))}
    </ul>
  );
}
