import type { OperatorAccount } from '@marquee/contract/calls/operators';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { User } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { InviteDialog } from './invite-dialog';
import { ResetDialog } from './reset-dialog';
import { useOperatorColumns } from './operator-columns';

/** `/operators`: who works with the console, and their open sessions. */
export function OperatorsPage() {
  const t = useMessages('console');
  const read = useRead('operators.list', {});
  const [reset, setReset] = useState<OperatorAccount | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [signedOut, setSignedOut] = useState<OperatorAccount | null>(null);
  return (
    <section>
      <PageHeader
        title={t('operators.title')}
        description={t('operators.description')}
        actions={
          <Button variant="primary" onClick={() => setInviting(true)}>
            {t('operators.invite')}
          </Button>
        }
      />
      <LoadedTable<OperatorAccount>
        caption={t('operators.title')}
        columns={useOperatorColumns({ onEndSessions: setSignedOut, onResetSecondFactor: setReset })}
        read={read}
        rows={read.data}
        rowKey={({ id }) => id}
        density="comfortable"
        empty={{ icon: <User />, title: t('operators.empty') }}
      />
      {reset && <ResetDialog operator={reset} onClose={() => setReset(null)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {signedOut && (
        <ReasonDialog
          title={t('operators.endTitle', { name: signedOut.name })}
          text={t('operators.endEffect')}
          reads="operators.list"
          perform={async (client, reason) => {
            await client.call('operators.endSessions', { operatorId: signedOut.id, reason });
            return t('operators.ended', { name: signedOut.name });
          }}
          onClose={() => setSignedOut(null)}
        />
      )}
    </section>
  );
}
