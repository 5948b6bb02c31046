import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gamepad2 } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import { useBrandOfAddress } from '../../lib/brand/use-brand-of-address';
import styles from './games.module.css';
import { GamesView } from './games-view';
import { ImportsView } from './imports/imports-view';
import { JackpotView } from './jackpot/jackpot-view';
import { ReturnsView } from './returns-view';
import { VendorsView } from './vendors-view';

const VIEWS = {
  vendors: VendorsView,
  games: GamesView,
  returns: ReturnsView,
  jackpot: JackpotView,
  imports: ImportsView,
} as const;
const NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[];

/** `/games/:brand/:view`: which vendors and games the brand shows, in which order, and what they returned. */
export function GamesPage() {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view = NAMES.find((name) => name === requestedView) ?? 'vendors';
  if (brand === null) return <EmptyState icon={<Gamepad2 />} title={t('remotes.noBrands')} />;
  const View = VIEWS[view];
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('games.title')}
        description={t('games.description')}
        actions={
          <Segmented
            label={t('remotes.brand')}
            options={brands.map((code) => ({ value: code, label: code }))}
            value={brand}
            onValueChange={(code) => void navigate(`/games/${code}/${view}`)}
          />
        }
      />
      <Segmented
        label={t('games.views')}
        options={NAMES.map((name) => ({ value: name, label: t(`games.view.${name}`) }))}
        value={view}
        onValueChange={(name) => void navigate(`/games/${brand}/${name}`)}
      />
      <View key={brand} brand={brand} />
    </section>
  );
}
