import type { ClosureObstacle } from '@marquee/contract/calls/account-closure';
import {
  refreshCall,
  useCall,
  useCallMutation,
  useErrorMessage,
  useFailureTexts,
  useFormat,
  useMessages,
  useSessionActions,
  useShell,
} from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { Dialog } from '@marquee/ui/dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDialog } from '../../dialog/use-dialog';
import { PasswordForm } from '../password-form';
import styles from '../security-centre.module.css';

/** Where each obstacle is settled; the others are a matter of customer service, or of time. */
const PLACES: Readonly<Partial<Record<ClosureObstacle, string>>> = {
  balance: '/member/withdrawal',
  bonus: '/member/bonuses',
  deposit: '/member/account-record',
  withdrawal: '/member/account-record',
  bet: '/member/betting-record',
};

/** Closes the account for good, or says what has to be settled before. */
export function CloseAccountDialog({ onClosed }: { readonly onClosed: () => void }) {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const dialog = useDialog(onClosed);
  const { data, error, refetch, isFetching } = useCall('security.closure', {}, { staleMs: 0 });
  return (
    <Dialog size="sm" {...dialog.frame} title={t('security.closure.title')} description={t('security.closure.final')}>
      {!data && error && (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton shape="block" height="9rem" />}
      {data && data.obstacles.length > 0 && <Obstacles obstacles={data.obstacles} onLeave={dialog.close} />}
      {data?.obstacles.length === 0 && <Confirmation rest={data.rest} />}
    </Dialog>
  );
}

function Obstacles({
  obstacles,
  onLeave,
}: {
  readonly obstacles: readonly ClosureObstacle[];
  readonly onLeave: () => void;
}) {
  const t = useMessages('member');
  return (
    <div className={styles.steps}>
      <p>{t('security.closure.settleFirst')}</p>
      <ul className={styles.list}>
        {obstacles.map((obstacle) => {
          const place = PLACES[obstacle];
          const text = t(`security.closure.obstacles.${obstacle}`);
          return (
            <li key={obstacle}>
              {place ? (
                <Link to={place} className={styles.link} onClick={onLeave}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Three things to know, one box to tick, and the password. */
function Confirmation({ rest }: { readonly rest: string }) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { money } = useFormat();
  const { toast } = useShell();
  const { logout } = useSessionActions();
  const [understood, setUnderstood] = useState(false);
  const close = useCallMutation('security.closeAccount');
  const confirm = (password: string) =>
    close.mutate(
      { password },
      {
        onSuccess: () => {
          toast({ kind: 'info', message: t('security.closure.done') });
          void logout();
        },
        onError: ({ code }) => {
          if (code === 'account_not_settled') void refreshCall('security.closure');
        },
      },
    );
  return (
    <div className={styles.steps}>
      <ul className={styles.list}>
        <li>{t('security.closure.kept')}</li>
        <li>{t('security.closure.lost')}</li>
        {Number(rest) > 0 && <li>{t('security.closure.rest', { amount: money(rest) })}</li>}
      </ul>
      <p>
        {t('security.closure.pauseInstead')}{' '}
        <Link to="/member/limits" className={styles.link}>
          {t('security.closure.limits')}
        </Link>
      </p>
      <Checkbox
        label={t('security.closure.understood')}
        checked={understood}
        onChange={(event) => setUnderstood(event.target.checked)}
      />
      {understood && (
        <PasswordForm
          failure={close.error && errorMessage(close.error)}
          isPending={close.isPending}
          submitLabel={t('security.closure.confirm')}
          onSubmit={confirm}
        />
      )}
    </div>
  );
}
