import type { FooterPicture } from '@marquee/contract/calls/footer';
import type { PaymentKind } from '@marquee/contract/constants';
import type { FooterPlace } from '@marquee/contract/footer-places';
import { useBrand, useCall, useFormat, useMessages } from '@marquee/kit';
import type { ComponentType, ReactNode } from 'react';
import { brandMessage } from '../../lib/brand/brand-message';
import { AgeMark, BankMark, CardMark, CryptoMark, FairMark, LicenceMark, WalletMark } from './mark-pictures';
import styles from './site-footer.module.css';
import { UploadedMark } from './uploaded-mark';
import { MARKS_STALE_MS, useFooterPictures } from './use-footer-pictures';

const PAYMENT: Readonly<Record<PaymentKind, ComponentType>> = {
  wallet: WalletMark,
  bank: BankMark,
  card: CardMark,
  crypto: CryptoMark,
};

interface PicturesProps {
  readonly pictures: readonly FooterPicture[];
}

/** Ways to pay that the brand has channels for, certificates and licence, partners: uploaded pictures, or else our own. */
export function Marks() {
  const { pictures, isPending } = useFooterPictures();
  return (
    <div className={styles.marks}>
      {!isPending && <PaymentMarks pictures={pictures} />}
      <Certificates pictures={pictures} />
      <Partners pictures={pictures} />
    </div>
  );
}

/** Pictures of the kinds that the brand has channels for, then the kinds that have none. */
function PaymentMarks({ pictures }: PicturesProps) {
  const t = useMessages('shell');
  const { data: kinds = [] } = useCall('cashier.paymentMarks', {}, { staleMs: MARKS_STALE_MS });
  if (kinds.length === 0) return null;
  const uploaded = pictures.filter(({ place }) => kinds.some((kind) => kind === place));
  const drawn = kinds.filter((kind) => !uploaded.some(({ place }) => place === kind));
  return (
    <ul aria-label={t('footer.payment')}>
      {uploaded.map(uploadedMark)}
      {drawn.map((kind) => {
        const Picture = PAYMENT[kind];
        return <Mark key={kind} picture={<Picture />} label={t(`footer.mark.${kind}`)} />;
      })}
    </ul>
  );
}

/** What the law wants to be said stays in words, whoever has drawn its picture. */
function Certificates({ pictures }: PicturesProps) {
  const t = useMessages('shell');
  const brand = useBrand();
  const { number } = useFormat();
  const stated = (place: FooterPlace, drawn: ReactNode, label: string) => {
    const uploaded = pictures.filter((picture) => picture.place === place);
    if (uploaded.length === 0) return <Mark picture={drawn} label={label} />;
    return uploaded.map((picture) => (
      <Mark key={picture.src} picture={<UploadedMark picture={picture} />} label={label} />
    ));
  };
  return (
    <ul aria-label={t('footer.certificates')}>
      {stated('age', <AgeMark age={number(brand.termsAge)} />, t('footer.mark.age', { age: brand.termsAge }))}
      {stated('fair', <FairMark />, t('footer.mark.fair'))}
      {stated('licence', <LicenceMark />, brandMessage(t, brand, 'licence'))}
      {pictures.filter(({ place }) => place === 'certificate').map(uploadedMark)}
    </ul>
  );
}

function Partners({ pictures }: PicturesProps) {
  const t = useMessages('shell');
  const partners = pictures.filter(({ place }) => place === 'partner');
  return partners.length > 0 && <ul aria-label={t('footer.partners')}>{partners.map(uploadedMark)}</ul>;
}

const uploadedMark = (picture: FooterPicture) => (
  <Mark key={picture.src + picture.alt} picture={<UploadedMark picture={picture} />} />
);

function Mark({ picture, label }: { readonly picture: ReactNode; readonly label?: string }) {
  return (
    <li className={styles.mark}>
      {picture}
      {label !== undefined && <span>{label}</span>}
    </li>
  );
}
