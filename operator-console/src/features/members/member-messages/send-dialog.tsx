import type { Broadcast } from '@marquee/contract/calls/broadcasts';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useClient, useRead } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { Loaded } from '../../../lib/loaded/loaded';
import { ReasonField } from '../../../lib/reason/reason-field';
import { Size } from './audience-size';
import type { BroadcastPlace, BroadcastTerms } from './use-broadcast-form';

interface SendDialogProps {
  readonly place: BroadcastPlace;
  readonly broadcast: Broadcast;
  readonly terms: BroadcastTerms;
  readonly onClose: () => void;
}

/** Says whom the message reaches, takes the reason, and sends it off. */
export function SendDialog({ place, broadcast, terms, onClose }: SendDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const { category, audience, revision } = broadcast;
  const size = useRead('broadcasts.audience', { brand: place.brand, category, audience }, 60_000);
  const consoleForm = useConsoleForm({ reason: '' }, async ({ reason }) => {
    const { state } = await client.call('broadcasts.send', { ...place, revision, reason });
    notify({ tone: 'success', title: t(state === 'proposed' ? 'broadcasts.proposedDone' : 'broadcasts.sendDone') });
    onClose();
    await queryClient.invalidateQueries();
  });
  return (
    <FormDialog
      title={t('broadcasts.send')}
      description={t('broadcasts.sendText')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <Loaded read={size} height="4rem">
        {(counted) => <Size {...counted} twoOperatorsFrom={terms.twoOperatorsFrom} />}
      </Loaded>
      <ReasonField form={consoleForm.form} />
    </FormDialog>
  );
}
