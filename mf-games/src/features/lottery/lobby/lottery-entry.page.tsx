import { useCall, useFailureTexts, useSession } from '@marquee/kit';
import { ErrorState, Spinner } from '@marquee/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { lobbiesOf } from './lobbies';

/** `/lott` and `/elott`: lead into the lobby of the brand's prize mode; guests log in there. */
export default function LotteryEntryPage() {
  const isFast = useLocation().pathname === '/elott';
  const isGuest = useSession().state === 'guest';
  const menus = useCall('games.menus', {}, { enabled: !isGuest });
  const lotteries = useCall('lottery.vnMenu', {}, { enabled: !isGuest && !isFast });
  const [lobby] = lobbiesOf(lotteries.data?.games ?? []);
  const link = useCall(
    'lottery.lobbyLink',
    {
      launchMode: isFast ? 'ELOTT' : 'LOTT',
      lottoArea: lobby?.area ?? 'FAST',
      ...(menus.data && { prizeMode: menus.data.prizeMode }),
    },
    { enabled: menus.data !== undefined && (isFast || lotteries.data !== undefined) },
  );
  const failureTexts = useFailureTexts();
  if (isGuest) return <Navigate to="/lottery" replace />;
  const failure = [menus, lotteries, link].find(({ error }) => error !== null);
  if (failure?.error) return <ErrorState {...failureTexts(failure.error)} onRetry={() => void failure.refetch()} />;
  if (!link.data) return <Spinner />;
  const { pathname, search } = new URL(link.data.url);
  return <Navigate to={pathname + search} replace />;
}
