import type { PaymentKind } from '@marquee/contract/constants';
import { useBrand, useCall, useFormat, useMessages } from '@marquee/kit';
import type { ComponentType, ReactNode } from 'react';
import { brandMessage } from '../../lib/brand/brand-message';
import { AgeMark, BankMark, CardMark, CryptoMark, FairMark, LicenceMark, WalletMark } from './mark-pictures';
import styles from './site-footer.module.css';

const PAYMENT: Readonly<Record<PaymentKind, ComponentType>> = {
  wallet: WalletMark,
  bank: BankMark,
  card: CardMark,
  crypto: CryptoMark,
};
const STALE_MS = 10 * 60_000;

/** Ways to pay that the brand has channels for, certificates and licence, as pictures of our own. */
export function Marks() {
  const t = useMessages('shell');
  const brand = useBrand();
  const { number } = useFormat();
  const { data: kinds = [] } = useCall('cashier.paymentMarks', {}, { staleMs: STALE_MS });
  return (
    <div className={styles.marks}>
      {kinds.length > 0 && (
        <ul aria-label={t('footer.payment')}>
          {kinds.map((kind) => {
            const Picture = PAYMENT[kind];
            return <Mark key={kind} picture={<Picture />} label={t(`footer.mark.${kind}`)} />;
          })}
        </ul>
      )}
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
