import type { OperatorCallId } from '@marquee/contract/operator-wire-table';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type OperatorClient, useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { ReasonField } from '../reason/reason-field';

const MIN_LENGTH = 3;

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** The list that is read again afterwards. */
  readonly reads: OperatorCallId;
  /** @returns what to tell the operator */
  readonly perform: (client: OperatorClient, reason: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Asks why before something is done that goes into the audit log. */
export function ReasonDialog({ title, text, reads, perform, onClose }: ReasonDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isGiven = reason.trim().length >= MIN_LENGTH;
  const { mutate, isPending, error } = useMutation<string, ApiError>({
    mutationFn: () => perform(client, reason),
    onSuccess: (done) => {
      notify({ tone: 'success', title: done });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [reads] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGiven) mutate();
  };
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
        <FailureLine error={error} />
        <ReasonField value={reason} missing={tried && !isGiven} onChange={setReason} />
      </form>
    </Dialog>
  );
}
