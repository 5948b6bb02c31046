import type { FeedbackEntry } from '@marquee/contract/calls/feedback';
import { CHAT_TEXT_MAX_LENGTH } from '@marquee/contract/constants';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextAreaField } from '@marquee/ui/field';
import { Muted } from '@marquee/ui/layout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useClient } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './feedback.module.css';

interface FeedbackDialogProps {
  readonly entry: FeedbackEntry;
  readonly onClose: () => void;
}

/** One feedback entry. The reply to a member goes to the live chat; a visitor's entry can only be closed. */
export function FeedbackDialog({ entry, onClose }: FeedbackDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const formId = useId();
  const { feedbackId, isMember, status, sender, brand, type, language } = entry;
  const { mutate, mutateAsync, isPending, error } = useMutation<FeedbackEntry, ApiError, string | null>({
    mutationFn: (text) => client.call('feedback.answer', { feedbackId, answer: text }),
    onSuccess: ({ status: now }) => {
      notify({ tone: 'success', title: t(`feedback.done.${now}`) });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['feedback.list'] }),
  });
  const { form, submit } = useConsoleForm({ answer: '' }, ({ answer }) => mutateAsync(answer));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(`feedback.kind.${type}`)}
      description={t('feedback.from', { sender: sender || '–', brand, language })}
      closeLabel={t('close')}
      footer={
        status === 'open' && (
          <Actions formId={formId} isMember={isMember} busy={isPending} onCloseOnly={() => mutate(null)} />
        )
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={error} />
        <p className={styles.content} dir="auto">
          {entry.content}
        </p>
        <Answer {...entry} />
        {status === 'open' && isMember && (
          <TextAreaField
            {...form.register('answer', { validate: (answer) => answer.trim() !== '' || t('required') })}
            label={t('feedback.yourAnswer')}
            hint={t('feedback.answerHint')}
            rows={5}
            dir="auto"
            maxLength={CHAT_TEXT_MAX_LENGTH}
            error={form.formState.errors.answer?.message}
          />
        )}
        {status === 'open' && !isMember && <Muted as="p">{t('feedback.unreachable')}</Muted>}
      </form>
    </Dialog>
  );
}

interface ActionsProps {
  readonly formId: string;
  readonly isMember: boolean;
  readonly busy: boolean;
  readonly onCloseOnly: () => void;
}

function Actions({ formId, isMember, busy, onCloseOnly }: ActionsProps) {
  const t = useMessages('console');
  return (
    <div className={forms.footer}>
      <Button onClick={onCloseOnly} loading={busy}>
        {t('feedback.close')}
      </Button>
      {isMember && (
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          {t('feedback.answer')}
        </Button>
      )}
    </div>
  );
}

function Answer({ answer, answeredAt, answeredBy }: FeedbackEntry) {
  const t = useMessages('console');
  if (!answeredAt) return null;
  return (
    <>
      <Muted as="p">
        {t('feedback.by', { name: answeredBy ?? '' })} <LocalTime instant={answeredAt} />
      </Muted>
      {answer && (
        <p className={styles.content} dir="auto">
          {answer}
        </p>
      )}
    </>
  );
}
