import { QR_SIZE_PX } from '@marquee/contract/constants';
import type { AppGuide } from '@marquee/contract/entities/content';
import { useBrand, useCall, useFailureTexts, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { loadMessages } from '@marquee/kit/host';
import { buttonClass, ErrorState, Logo, Skeleton } from '@marquee/ui';
import { QrCode } from '@marquee/ui/qr-code';
import { Tabs } from '@marquee/ui/tabs';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brandMessage } from '../../lib/brand/brand-message';
import { BrandHorizon } from '../../lib/brand/brand-horizon';
import { UnavailablePage } from '../routing/unavailable.page';
import { useLoaded } from '../../lib/use-loaded';
import { RichText } from '../../lib/rich-text/rich-text';
import { POPUP_MESSAGES } from '../../messages/catalogue';
import styles from './app-download.module.css';
import { deviceOf } from './device';
import { InstallButton } from './install-button';
import { useRequestedLanguage } from './use-requested-language';

/** `/m/appDownload`: what a phone opens from the code; how to bring the brand onto its home screen. */
export default function AppDownloadPage() {
  const t = useMessages('shell');
  const brand = useBrand();
  const failureTexts = useFailureTexts();
  useRequestedLanguage();
  usePageTitle(t('app.title'));
  const { data, error, refetch, isFetching } = useCall('content.appGuides', { language: useLanguage() });
  if (error?.code === 'feature_disabled') return <UnavailablePage />;
  return (
    <div className={styles.page}>
      <Link to="/" aria-label={t('header.home', { brand: brand.name })}>
        <Logo name={brand.name} size="lg" />
      </Link>
      <section className={styles.card}>
        <h1>{t('app.heading', { brand: brand.name })}</h1>
        <p className={styles.claim}>{brandMessage(t, brand, 'claim')}</p>
        {data && <Guides guides={data} />}
        {!data && !error && <Skeleton lines={8} />}
        {!data && error && <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />}
        <Link to="/" className={buttonClass({ block: true })}>
          {t('app.openSite')}
        </Link>
      </section>
      <BrandHorizon className={styles.horizon} />
    </div>
  );
}

function Guides({ guides }: { readonly guides: readonly AppGuide[] }) {
  const t = useMessages('shell');
  const { hash } = useLocation();
  const [device, setDevice] = useState<string>(deviceOf(hash, navigator.userAgent));
  return (
    <Tabs
      label={t('app.title')}
      value={device}
      onValueChange={setDevice}
      stretch
      items={guides.map((guide) => ({
        value: guide.device,
        label: t(`app.${guide.device}`),
        content: <Guide guide={guide} />,
      }))}
    />
  );
}

const loadPictures = () => import(/* webpackChunkName: "guide-pictures" */ './guide-pictures');

/** What the pictures show in words; the page's first catalogue does not have it. */
async function loadPictureTexts() {
  await loadMessages(POPUP_MESSAGES);
  return true;
}

/** The way from a computer to a phone: the code of this page. */
function OnThePhone() {
  const t = useMessages('shell');
  const language = useLanguage();
  return (
    <figure className={styles.code}>
      <QrCode
        text={`${location.origin}/m/appDownload?language=${language}`}
        sizePx={QR_SIZE_PX.sideMenu}
        label={t('app.scan')}
      />
      <figcaption>{t('app.scan')}</figcaption>
    </figure>
  );
}

function Guide({ guide: { device, title, content, downloadUrl } }: { readonly guide: AppGuide }) {
  const t = useMessages('shell');
  const hasTexts = useLoaded(loadPictureTexts) === true;
  const Pictures = useLoaded(loadPictures, hasTexts)?.GuidePictures;
  return (
    <article className={styles.guide}>
      <h2>{title}</h2>
      {downloadUrl === null ? (
        <InstallButton />
      ) : (
        <a className={buttonClass({ variant: 'primary', block: true })} href={downloadUrl} rel="noopener noreferrer">
          {t('app.download', { device: t(`app.${device}`) })}
        </a>
      )}
      <RichText html={content} />
      {device === 'desktop' && <OnThePhone />}
      {Pictures && <Pictures device={device} />}
    </article>
  );
}
