import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { buttonClass, Skeleton } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { Dialog } from '@marquee/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './remotes.module.css';

interface PreviewDialogProps {
  readonly brand: string;
  readonly remote: string;
  readonly version: string;
  readonly onClose: () => void;
}

/** The address at which a release can be seen before anyone else gets it; issued, and recorded, when the dialog opens. */
export function PreviewDialog({ brand, remote, version, onClose }: PreviewDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const { data, error } = useQuery<{ url: string; expiresAt: string }, ApiError>({
    queryKey: ['remotes.preview', { brand, remote, version }],
    queryFn: () => client.call('remotes.preview', { brand, remote, version }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const footer = data && (
    <div className={forms.footer}>
      <a className={buttonClass({ variant: 'primary' })} href={data.url} target="_blank" rel="noreferrer">
        {t('preview.open')}
      </a>
    </div>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('preview.title', { remote, version })}
      description={t('preview.hint', { brand })}
      closeLabel={t('close')}
      footer={footer}
    >
      <div className={styles.preview}>
        <FailureLine error={error} />
        {!data && !error && <Skeleton />}
        {data && (
          <>
            <CopyField
              label={t('preview.address')}
              value={data.url}
              copyLabel={t('preview.copy')}
              copiedLabel={t('preview.copied')}
            />
            <p className={styles.muted}>
              {t('preview.until')} <LocalTime instant={data.expiresAt} />
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
