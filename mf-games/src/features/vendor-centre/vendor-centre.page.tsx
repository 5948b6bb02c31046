import type { GameType } from '@marquee/contract/constants';
import { useCall, useFailureTexts, useLanguage, useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, Chip, EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { LayoutGrid } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useScrollRestoration } from '../game-grid/use-scroll-restoration';
import { VendorCard } from './vendor-card';
import styles from './vendor-centre.module.css';

/** Types whose page shows the vendors' lobbies instead of single games. */
export const CENTRE_TYPES = ['sports', 'esports', 'cockfight', 'lott', 'elott'] as const satisfies readonly GameType[];

const PAGE_SIZE = 100;
const SKELETONS = 6;

/** `/sports`, `/esports`, …: one card for each vendor with the state of its lobby. */
export default function VendorCentrePage() {
  const t = useMessages('games');
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const vendorCode = params.get('vassalage');
  const gameType = CENTRE_TYPES.find((type) => `/${type}` === pathname) ?? 'sports';
  const lobbies = useCall('games.list', { language: useLanguage(), gameType, pageSize: PAGE_SIZE });
  const visibleLobbies = lobbies.data?.content.filter(
    ({ vassalage }) => vendorCode === null || vassalage === vendorCode,
  );
  const failureTexts = useFailureTexts();
  usePageTitle(t(`type.${gameType}`));
  useScrollRestoration(lobbies.data !== undefined);
  const { data, error } = lobbies;
  return (
    <section>
      <PageHeader title={t(`type.${gameType}`)} description={t(`centre.description.${gameType}`)} />
      {error && !data && <ErrorState {...failureTexts(error)} onRetry={() => void lobbies.refetch()} />}
      {vendorCode !== null && data && (
        <Chip className={styles.clear} icon={<LayoutGrid />} onClick={() => setParams({})}>
          {t('centre.all')}
        </Chip>
      )}
      {visibleLobbies?.length === 0 && (
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
      )}
      <div className={styles.vendors} aria-busy={!data && !error}>
        {visibleLobbies?.map((lobby) => (
          <VendorCard key={lobby.nodeId} lobby={lobby} />
        ))}
        {!data && !error && Array.from({ length: SKELETONS }, (_, index) => <VendorSkeleton key={index} />)}
      </div>
    </section>
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
