import type { CannedReply } from '@marquee/contract/calls/chat-admin';
import { CHAT_TEXT_MAX_LENGTH } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';

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
  const consoleForm = useConsoleForm({ title: reply?.title ?? '', text: reply?.text ?? '' }, async (values) => {
    await client.call('chatAdmin.saveCannedReply', { brand, ...values });
    onClose();
  });
  const { form } = consoleForm;
  const { errors } = form.formState;
  const required = { validate: (value: string) => value.trim() !== '' || t('required') };
  return (
    <FormDialog
      title={t('chat.replyTitle', { brand })}
      action={t('chat.saveReply')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
