import { type ApiError, useCall, useCallMutation, useFailureTexts, useMessages } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormAlert } from '../../lib/form/form-alert';
import styles from '../../lib/form/form.module.css';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';

/**
 * `/stop-report#<token>`: where the link of a report by mail leads, signed in or not. Opening it changes nothing, since mail programs open
 * links to examine them.
 */
export default function StopReportModal({ props: { token }, close }: ShellModalProps<'stop-report'>) {
  const t = useMessages('shell');
  const failureTexts = useFailureTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch } = useCall('agent.reportMail', { token }, { staleMs: 0 });
  const stop = useCallMutation('agent.stopReportMails');
  const leaveAddress = () => {
    if (pathname === '/stop-report') void navigate('/', { replace: true });
  };
  const isStopped = stop.isSuccess || data?.schedule === 'none';
  const name = data?.name ?? '';
  return (
    <ShellDialog size="sm" title={t('stopReport.title')} onDismiss={leaveAddress}>
      <div className={styles.form}>
        {!data && !error && <Skeleton shape="block" height="4rem" />}
        {error && isBadLink(error) && <p role="alert">{t('stopReport.invalid')}</p>}
        {error && !isBadLink(error) && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
        {data && isStopped && <p role="status">{t('stopReport.stopped', { name })}</p>}
        {data && !isStopped && (
          <>
            <p>{t('stopReport.question', { name })}</p>
            <FormAlert failure={stop.error} message={null} />
            <Button variant="primary" block loading={stop.isPending} onClick={() => stop.mutate({ token })}>
              {t('stopReport.stop')}
            </Button>
          </>
        )}
        {isStopped && (
          <Button
            block
            onClick={() => {
              close();
              leaveAddress();
            }}
          >
            {t('goHome')}
          </Button>
        )}
      </div>
    </ShellDialog>
  );
}

/** The link of a report that is gone, or one that is not ours. */
const isBadLink = (error: ApiError): boolean => error.code === 'link_expired' || error.code === 'validation_failed';
