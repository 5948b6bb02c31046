import type { OperatorCallId } from '@marquee/contract/operator-wire-table';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type OperatorClient, useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import { ReasonField } from './reason-field';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** The list to refetch afterwards. */
  readonly reads: OperatorCallId;
  /** @returns the text of the confirmation */
  readonly perform: (client: OperatorClient, reason: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Prompts for the reason of an audited action, then performs it. */
export function ReasonDialog({ title, text, reads, perform, onClose }: ReasonDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const formId = useId();
  const { form, submit, failure, isPending } = useConsoleForm({ reason: '' }, async ({ reason }) => {
    try {
      const title = await perform(client, reason);
      notify({ tone: 'success', title });
      onClose();
    } finally {
      void queryClient.invalidateQueries({ queryKey: [reads] });
    }
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          {title}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <ReasonField form={form} />
      </form>
    </Dialog>
  );
}
