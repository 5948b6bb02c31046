import type { DataExport } from '@marquee/contract/calls/data-export';
import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { refreshCall, useCall, useFailureTexts, useFormat, useMessages, useSession } from '@marquee/kit';
import { Button, ErrorState, LinkButton, Skeleton } from '@marquee/ui';
import { Download } from '@marquee/ui/icons';
import { useEffect, useState } from 'react';
import styles from '../security-centre.module.css';
import { RequestExportDialog } from './request-export-dialog';

/** How often a page looks whether the export is ready. */
const LOOK_AGAIN_MS = 3_000;

/** All that is held of the member: asked for, being written, or ready for 24 hours. */
export function DataExportRow() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch, isFetching } = useCall('security.dataExport', {});
  const isWaiting = data?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refreshCall('security.dataExport'), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (data === undefined && error)
    return <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton shape="block" height="2.75rem" />;
  return (
    <div className={styles.measure}>
      <span className={styles.icon}>
        <Download aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3>{t('security.data.export')}</h3>
        <ExportState current={data} />
      </div>
      {data?.state === 'ready' ? (
        <LinkButton variant="accent" href={`/wps/member/data-export/${data.exportId}`} download>
          {t('security.data.download')}
        </LinkButton>
      ) : (
        <Button loading={isWaiting} onClick={() => setIsAsking(true)}>
          {t('security.data.request')}
        </Button>
      )}
      {isAsking && <RequestExportDialog onClosed={() => setIsAsking(false)} />}
    </div>
  );
}

function ExportState({ current }: { readonly current: DataExport }) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  // Sub-users have no messages of their own.
  const isWritten = useSession().member?.type !== SUB_USER_TYPE;
  if (current?.state === 'ready' && current.expiresAt !== null)
    return <p role="status">{t('security.data.ready', { until: dateTime(current.expiresAt) })}</p>;
  if (current?.state === 'waiting')
    return <p role="status">{t(isWritten ? 'security.data.waiting' : 'security.data.waitingHere')}</p>;
  return (
    <>
      <p>{t('security.data.exportHint')}</p>
      {current?.state === 'failed' && <p role="alert">{t('security.data.failed')}</p>}
    </>
  );
}
