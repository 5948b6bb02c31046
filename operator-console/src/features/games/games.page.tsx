import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useBrandOfAddress } from '../../lib/brand/use-brand-of-address';
import { BrandOfAddress, NoBrands } from '../../lib/brand/brand-page';
import { TabbedPage } from '../../lib/layout/tabbed-page';
import { GamesView } from './games-view';
import { ImportsView } from './imports/imports-view';
import { JackpotView } from './jackpot/jackpot-view';
import { ReturnsView } from './returns-view';
import { VendorsView } from './vendors-view';

/** `/games/:brand/:view`: which vendors and games the brand shows, in which order, and what they returned. */
export function GamesPage() {
  const t = useMessages('console');
  const { brand } = useBrandOfAddress();
  if (brand === null) return <NoBrands />;
  return (
    <TabbedPage
      title={t('games.title')}
      description={t('games.description')}
      actions={(view) => <BrandOfAddress addressOf={(code) => `/games/${code}/${view}`} />}
      label={t('games.views')}
      nameOf={(view) => t(`games.view.${view}`)}
      path={`/games/${brand}`}
      views={{
        vendors: <VendorsView key={brand} brand={brand} />,
        games: <GamesView key={brand} brand={brand} />,
        returns: <ReturnsView key={brand} brand={brand} />,
        jackpot: <JackpotView key={brand} brand={brand} />,
        imports: <ImportsView key={brand} />,
      }}
    />
  );
}
