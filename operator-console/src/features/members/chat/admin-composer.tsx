import { CHAT_TEXT_MAX_LENGTH, UPLOAD_MAX_BYTES, UPLOAD_MAX_COUNT } from '@marquee/contract/constants';
import type { Attachments } from '@marquee/kit/chat/use-attachments';
import type { Chat } from '@marquee/kit/chat/use-chat';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ChatComposer } from '@marquee/ui/chat';
import { useState } from 'react';
import { CannedReplies } from './canned-replies';

const MEGABYTE = 1024 * 1024;

interface AdminComposerProps {
  readonly brand: string;
  readonly chat: Chat;
  readonly attachments: Attachments;
}

/** The composer of an operator, with the canned replies of the brand. */
export function AdminComposer({ brand, chat, attachments }: AdminComposerProps) {
  const t = useMessages('console');
  const [insert, setInsert] = useState<{ readonly id: number; readonly text: string }>();
  const { error } = attachments;
  return (
    <>
      <CannedReplies brand={brand} onChoose={(text) => setInsert((before) => ({ id: (before?.id ?? 0) + 1, text }))} />
      <ChatComposer
        label={t('chat.write')}
        placeholder={t('chat.write')}
        sendLabel={t('chat.send')}
        attachLabel={t('chat.attach')}
        removeLabel={t('chat.removePicture')}
        uploadingLabel={t('chat.uploading')}
        maxLength={CHAT_TEXT_MAX_LENGTH}
        images={attachments.items.map(({ src, imageId }) => ({ src, uploading: imageId === null }))}
        error={
          error
            ? t(`chat.fault.${error}`, {
                count: UPLOAD_MAX_COUNT,
                most: UPLOAD_MAX_COUNT,
                mb: UPLOAD_MAX_BYTES / MEGABYTE,
              })
            : undefined
        }
        insert={insert}
        onAttach={attachments.add}
        onRemove={attachments.remove}
        onType={chat.notifyTyping}
        onSend={(text) => {
          chat.send(text, attachments.uploadedImages);
          attachments.clear();
        }}
      />
    </>
  );
}
