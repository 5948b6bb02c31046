import type { GameType } from '@marquee/contract/constants';
import { useCall, useFailureTexts, useLanguage, useMessages, usePageTitle, usePagingTexts } from '@marquee/kit';
import { buttonClass, Chip, EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { LayoutGrid } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { Pagination } from '@marquee/ui/table';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useScrollRestoration } from '../game-grid/use-scroll-restoration';
import { LobbyCard, VendorCard } from './vendor-card';
import styles from './vendor-centre.module.css';
import { readCentre } from './read-centre';

/** Types whose page shows vendors instead of single games. */
export const CENTRE_TYPES = ['sports', 'esports', 'cockfight'] as const satisfies readonly GameType[];

const SKELETONS = 6;

/**
 * `/sports`, `/esports`, `/cockfight`: one card for each vendor, with its lobby; `?vassalage=` shows the lobbies of a vendor that
 * has several, page by page.
 */
export default function VendorCentrePage() {
  const t = useMessages('games');
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const gameType = CENTRE_TYPES.find((type) => `/${type}` === pathname) ?? 'sports';
  const { vendorCode, pageNo, request } = readCentre(params, gameType, useLanguage());
  const lobbies = useCall('games.list', request);
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  usePageTitle(t(`type.${gameType}`));
  useScrollRestoration(lobbies.data !== undefined);
  const { data, error } = lobbies;
  const content = data?.content ?? [];
  const vendors = vendorCode === null ? (data?.counts.vendors ?? []) : [];
  const choosePage = (page: number) => setParams({ ...Object.fromEntries(params), pageNo: String(page) });
  return (
    <section>
      <PageHeader title={t(`type.${gameType}`)} description={t(`centre.description.${gameType}`)} />
      {error && !data && <ErrorState {...failureTexts(error)} onRetry={() => void lobbies.refetch()} />}
      {vendorCode !== null && data && (
        <Chip className={styles.clear} icon={<LayoutGrid />} onClick={() => setParams({})}>
          {t('centre.all')}
        </Chip>
      )}
      {data && content.length === 0 && <NoVendors />}
      <div className={styles.vendors} aria-busy={!data && !error}>
        {vendors.map((vendor) => (
          <VendorCard
            key={vendor.vassalage}
            vendor={vendor}
            lobby={content.find(({ vassalage }) => vassalage === vendor.vassalage)}
          />
        ))}
        {vendorCode !== null && content.map((lobby) => <LobbyCard key={lobby.nodeId} lobby={lobby} />)}
        {!data && !error && Array.from({ length: SKELETONS }, (_, index) => <VendorSkeleton key={index} />)}
      </div>
      {vendorCode !== null && data && data.totalPages > 1 && (
        <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={choosePage} />
      )}
    </section>
  );
}

function NoVendors() {
  const t = useMessages('games');
  return (
    <EmptyState
      icon={<LayoutGrid />}
      title={t('centre.empty')}
      description={t('centre.emptyHint')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('seamless.toHome')}
        </Link>
      }
    />
  );
}

function VendorSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.art}>
        <Skeleton shape="block" height="100%" />
      </span>
      <span className={styles.line}>
        <Skeleton width="50%" />
        <Skeleton shape="block" width="6rem" height="2.5rem" />
      </span>
    </div>
  );
}
