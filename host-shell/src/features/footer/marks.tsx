import { useBrand, useFormat, useMessages } from '@marquee/kit';
import type { ReactNode } from 'react';
import { brandMessage } from '../../messages/brand-message';
import { AgeMark, BankMark, CardMark, FairMark, LicenceMark, WalletMark } from './mark-pictures';
import styles from './site-footer.module.css';

/** Ways to pay, certificates and licence, as pictures of our own. */
export function Marks() {
  const t = useMessages('shell');
  const brand = useBrand();
  const { number } = useFormat();
  return (
    <div className={styles.marks}>
      <ul aria-label={t('footer.payment')}>
        <Mark picture={<WalletMark />} label={t('footer.mark.wallet')} />
        <Mark picture={<BankMark />} label={t('footer.mark.bank')} />
        <Mark picture={<CardMark />} label={t('footer.mark.card')} />
      </ul>
      <ul aria-label={t('footer.certificates')}>
        <Mark
          picture={<AgeMark age={number(brand.termsAge)} />}
          label={t('footer.mark.age', { age: brand.termsAge })}
        />
        <Mark picture={<FairMark />} label={t('footer.mark.fair')} />
        <Mark picture={<LicenceMark />} label={brandMessage(t, brand, 'licence')} />
      </ul>
    </div>
  );
}

function Mark({ picture, label }: { readonly picture: ReactNode; readonly label: string }) {
  return (
    <li className={styles.mark}>
      {picture}
      <span>{label}</span>
    </li>
  );
}
