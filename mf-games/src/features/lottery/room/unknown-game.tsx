import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useMessages } from '@marquee/kit';
import { buttonClass, EmptyState } from '@marquee/ui';
import { Ticket } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { LOBBIES } from '../lobby/lobbies';
import { LOTTERY_MESSAGES } from '../messages/catalogue';

/** Said where an address names a lottery that the brand does not have. */
export function UnknownGame({ area }: { readonly area: LotteryMenuEntry['area'] }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const lobby = LOBBIES.find((candidate) => candidate.area === area)?.path ?? '/lottery';
  return (
    <EmptyState
      icon={<Ticket />}
      titleAs="h1"
      title={t('unknownGame.title')}
      description={t('unknownGame.hint')}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={lobby}>
          {t('unknownGame.all')}
        </Link>
      }
    />
  );
}
