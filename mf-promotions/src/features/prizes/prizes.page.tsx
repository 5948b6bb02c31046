import { useCall, useFailureTexts, useMessages, usePageTitle, useShell, useTopic } from '@marquee/kit';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { Gift, Target } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CheckInCard } from './check-in/check-in-card';
import styles from './prizes.module.css';
import { RaffleSection } from './raffle/raffle-section';
import { RainCard } from './rain/rain-card';
import { refreshPrizes } from './refresh-prizes';
import { TicketList } from './ticket-list';
import { WheelCard } from './wheel/wheel-card';

const POPUPS = ['check-in', 'wheel', 'rain'];

/** `/member/prizes`: tickets, and what they are spent on. `?open=` opens a popup or leads to the raffle, so that promotions can lead there. */
export default function PrizesPage() {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  usePageTitle(t('prizes.title'));
  const { data, error, refetch, isFetching } = useCall('tickets.mine', {}, { staleMs: 0 });
  useTopic('tickets.changed', refreshPrizes);
  useTopic('envelopes.rain', refreshPrizes);
  const isRaffleNamed = useOpened() === 'raffle';
  const has = (kind: string) => data?.kinds.some((candidate) => candidate === kind) === true;
  return (
    <section>
      <PageHeader
        title={t('prizes.title')}
        description={t('prizes.description')}
        actions={
          <Link to="/member/missions" className={buttonClass()}>
            <Target aria-hidden="true" />
            {t('prizes.missions')}
          </Link>
        }
      />
      {error && !data && <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Skeleton shape="block" height="20rem" />}
      {data?.kinds.length === 0 && (
        <EmptyState icon={<Gift />} title={t('prizes.none')} description={t('prizes.noneHint')} />
      )}
      {data && data.kinds.length > 0 && (
        <div className={styles.sections}>
          <TicketList tickets={data.tickets} />
          <div className={styles.cards}>
            {has('check-in') && <CheckInCard />}
            {has('wheel') && <WheelCard tickets={data.tickets.find(({ unit }) => unit === 'wheel')?.count ?? 0} />}
            {has('envelope') && <RainCard />}
          </div>
          {has('raffle') && <RaffleSection isTarget={isRaffleNamed} />}
        </div>
      )}
    </section>
  );
}

/** Opens the popup that the address names, once. @returns what the address names */
function useOpened(): string | null {
  const { openModal } = useShell();
  const [params, setParams] = useSearchParams();
  const named = params.get('open');
  const kind = POPUPS.find((popup) => popup === named);
  useEffect(() => {
    if (kind === undefined) return;
    openModal('prize', { kind });
    setParams({}, { replace: true });
  }, [kind, openModal, setParams]);
  return named;
}
