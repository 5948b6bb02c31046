import type { CannedReply } from '@marquee/contract/calls/chat-admin';
import { CHAT_TEXT_MAX_LENGTH } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { useId } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { useConsoleForm } from '../forms/use-console-form';
import forms from '../layout/forms.module.css';

const TITLE_MAX_LENGTH = 60;

interface CannedReplyDialogProps {
  readonly brand: string;
  /** The reply to change; null for a new one. */
  readonly reply: CannedReply | null;
  readonly onClose: () => void;
}

/** Creates or changes a canned reply of a brand. */
export function CannedReplyDialog({ brand, reply, onClose }: CannedReplyDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const formId = useId();
  const { form, submit, failure, isPending } = useConsoleForm(
    { title: reply?.title ?? '', text: reply?.text ?? '' },
    async (values) => {
      await client.call('chatAdmin.saveCannedReply', { brand, ...values });
      onClose();
    },
  );
  const { errors } = form.formState;
  const required = { validate: (value: string) => value.trim() !== '' || t('required') };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('chat.replyTitle', { brand })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isPending}>
          {t('chat.saveReply')}
        </Button>
      }
    >
      <form id={formId} className={forms.form} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <TextField
          {...form.register('title', required)}
          label={t('chat.replyName')}
          required
          maxLength={TITLE_MAX_LENGTH}
          error={errors.title?.message}
        />
        <TextAreaField
          {...form.register('text', required)}
          label={t('chat.replyText')}
          required
          rows={5}
          dir="auto"
          maxLength={CHAT_TEXT_MAX_LENGTH}
          error={errors.text?.message}
        />
      </form>
    </Dialog>
  );
}
