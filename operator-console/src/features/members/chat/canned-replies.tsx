import type { CannedReply } from '@marquee/contract/calls/chat-admin';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useRead } from '../../../lib/calls';
import { useReason } from '../../../lib/failure/use-reason';
import { CannedReplyDialog } from './canned-reply-dialog';
import styles from './chat.module.css';

interface CannedRepliesProps {
  readonly brand: string;
  /** Inserts a canned reply into the draft. */
  readonly onChoose: (text: string) => void;
}

/** Selects, creates and deletes canned replies of the brand. */
export function CannedReplies({ brand, onChoose }: CannedRepliesProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const reasonOf = useReason();
  const { data: replies = [] } = useRead('chatAdmin.cannedReplies', { brand });
  const [selectedReply, setSelectedReply] = useState<CannedReply | null>(null);
  const [writing, setWriting] = useState(false);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['chatAdmin.cannedReplies'] });
  const remove = useMutation<null, ApiError, string>({
    mutationFn: (replyId) => client.call('chatAdmin.deleteCannedReply', { replyId }),
    onSuccess: () => setSelectedReply(null),
    onError: (error) => notify({ tone: 'danger', title: reasonOf(error) }),
    onSettled: refresh,
  });
  const choose = (replyId: string) => {
    const reply = replies.find((candidate) => candidate.replyId === replyId);
    if (!reply) return;
    setSelectedReply(reply);
    onChoose(reply.text);
  };
  return (
    <div className={styles.replies}>
      <SelectField
        size="sm"
        label={t('chat.replies')}
        labelHidden
        placeholder={t('chat.replies')}
        options={replies.map(({ replyId, title }) => ({ value: replyId, label: title }))}
        value={selectedReply?.replyId ?? null}
        onValueChange={choose}
      />
      <Button size="sm" variant="ghost" onClick={() => setWriting(true)}>
        {t(selectedReply ? 'chat.editReply' : 'chat.newReply')}
      </Button>
      {selectedReply && (
        <Button
          size="sm"
          variant="ghost"
          loading={remove.isPending}
          onClick={() => remove.mutate(selectedReply.replyId)}
        >
          {t('chat.deleteReply')}
        </Button>
      )}
      {writing && (
        <CannedReplyDialog
          brand={brand}
          reply={selectedReply}
          onClose={() => {
            setWriting(false);
            refresh();
          }}
        />
      )}
    </div>
  );
}
