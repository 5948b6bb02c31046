import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify } from '@marquee/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';
import { useReason } from '../../../lib/failure/use-reason';
import styles from './chat.module.css';

type Action = 'take' | 'handBack' | 'close';

interface ConversationActionsProps {
  readonly conversation: AdminConversation;
  readonly onChanged: (conversation: AdminConversation) => void;
}

/** The actions of an operator in the current state of a conversation. */
export function ConversationActions({ conversation, onChanged }: ConversationActionsProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const reasonOf = useReason();
  const { conversationId, operator, mine } = conversation;
  const { mutate, isPending } = useMutation<AdminConversation, ApiError, Action>({
    mutationFn: (action) => client.call(`chatAdmin.${action}`, { conversationId }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['chatAdmin.conversation', { conversationId }], changed);
      onChanged(changed);
    },
    onError: (error) => notify({ tone: 'danger', title: reasonOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['chatAdmin.queue'] }),
  });
  return (
    <div className={styles.actions}>
      {!operator && (
        <Button variant="primary" loading={isPending} onClick={() => mutate('take')}>
          {t('chat.take')}
        </Button>
      )}
      {mine && (
        <>
          <Button loading={isPending} onClick={() => mutate('handBack')}>
            {t('chat.handBack')}
          </Button>
          <Button loading={isPending} onClick={() => mutate('close')}>
            {t('chat.close')}
          </Button>
        </>
      )}
    </div>
  );
}
