import type { MemberPasskey } from '@marquee/contract/calls/passkeys';
import { MAX_PASSKEYS } from '@marquee/contract/passkey-limits';
import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { browserHasPasskeys } from '@marquee/kit/passkeys';
import { Button, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { useState } from 'react';
import styles from '../security-centre.module.css';
import { useLinkedPanel } from '../sessions/use-linked-panel';
import { AddDialog } from './add-dialog';
import { PasskeyRow } from './passkey-row';
import { RemoveDialog } from './remove-dialog';
import { RenameDialog } from './rename-dialog';

type Task = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: MemberPasskey };

/** The passkeys that open the account. */
export default function Passkeys() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('security.passkeys', {});
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const isFull = data !== undefined && data.passkeys.length >= MAX_PASSKEYS;
  return (
    <Panel
      {...useLinkedPanel('passkeys', data !== undefined)}
      title={t('security.passkeys.title')}
      description={t('security.passkeys.description')}
      actions={
        data &&
        browserHasPasskeys() && (
          <Button disabled={isFull} onClick={() => setTask({ kind: 'add' })}>
            {t('security.passkeys.add')}
          </Button>
        )
      }
    >
      <div className={styles.steps}>
        {!browserHasPasskeys() && <p>{t('security.passkeys.unsupported')}</p>}
        {isFull && <p>{t('security.passkeys.full')}</p>}
        {data?.passkeys.length === 0 && <p className={styles.none}>{t('security.passkeys.none')}</p>}
        {data && data.passkeys.length > 0 && (
          <ul className={styles.rows}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.passkeyId}
                {...passkey}
                onRename={() => setTask({ kind: 'rename', passkey })}
                onRemove={() => setTask({ kind: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
        {!data && error && (
          <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <Skeleton shape="block" height="2.75rem" />}
      </div>
      {data && task?.kind === 'add' && <AddDialog proof={data.proof} onClosed={close} />}
      {task?.kind === 'rename' && <RenameDialog passkey={task.passkey} onClosed={close} />}
      {data && task?.kind === 'remove' && (
        <RemoveDialog
          passkeyId={task.passkey.passkeyId}
          name={task.passkey.name || t('security.passkeys.unnamed')}
          proof={data.proof}
          onClosed={close}
        />
      )}
    </Panel>
  );
}
