import type { CannedReply } from '@marquee/contract/calls/chat-admin';
import { CHAT_TEXT_MAX_LENGTH } from '@marquee/contract/constants';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useClient } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';

const TITLE_MAX_LENGTH = 60;

interface CannedReplyDialogProps {
  readonly brand: string;
  /** The one that is written anew; null for another. */
  readonly reply: CannedReply | null;
  readonly onClose: () => void;
}

/** Writes a ready answer of a brand. */
export function CannedReplyDialog({ brand, reply, onClose }: CannedReplyDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const formId = useId();
  const [title, setTitle] = useState(reply?.title ?? '');
  const [text, setText] = useState(reply?.text ?? '');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation<CannedReply, ApiError>({
    mutationFn: () => client.call('chatAdmin.saveCannedReply', { brand, title, text }),
    onSuccess: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() && text.trim()) mutate();
  };
  const missing = (value: string) => (tried && !value.trim() ? t('required') : undefined);
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
        <FailureLine error={error} />
        <TextField
          label={t('chat.replyName')}
          required
          maxLength={TITLE_MAX_LENGTH}
          value={title}
          error={missing(title)}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextAreaField
          label={t('chat.replyText')}
          required
          rows={5}
          dir="auto"
          maxLength={CHAT_TEXT_MAX_LENGTH}
          value={text}
          error={missing(text)}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
