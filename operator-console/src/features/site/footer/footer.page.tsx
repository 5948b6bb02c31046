import { useMessages } from '@marquee/kit/i18n/use-messages';
import { BrandPage } from '../../../lib/brand/brand-page';
import styles from './footer.module.css';
import { FooterEditor } from './footer-editor';

/** `/footer/:brand`: the pictures at the end of the brand's pages. */
export function FooterPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      className={styles.page}
      title={t('footer.title')}
      description={t('footer.description')}
      addressOf={(brand) => `/footer/${brand}`}
    >
      {(brand) => <FooterEditor key={brand} brand={brand} />}
    </BrandPage>
  );
}
