import { Panel } from '@marquee/ui';
import { ChatComposer, type ChatLine, ChatLines } from '@marquee/ui/chat';
import { useState } from 'react';
import { Story } from '../story';

const SAID: readonly ChatLine[] = [
  { key: '1', own: true, text: 'My deposit has not arrived.', images: [], time: '10:02:11', note: 'Seen' },
  { key: '2', own: false, author: 'Nadia', text: 'I am looking into it.', images: [], time: '10:02:40' },
  { key: '3', own: false, author: 'Nadia', text: 'أين دفعت؟', images: [], time: '10:02:52' },
];

export function ChatStory() {
  const [lines, setLines] = useState(SAID);
  const say = (text: string) =>
    setLines((before) => [...before, { key: String(before.length + 1), own: true, text, images: [], note: 'Sending' }]);
  return (
    <Story id="chat" title="Conversations">
      <Panel padding="none">
        <ChatLines
          label="Messages"
          lines={lines}
          imageLabel="Picture"
          retryLabel="Send again"
          olderLines={{ label: 'Show older messages', onLoad: () => undefined }}
          typingText="Nadia is writing …"
        />
        <ChatComposer
          label="Write a message"
          placeholder="Write a message"
          sendLabel="Send"
          attachLabel="Attach a picture"
          removeLabel="Remove the picture"
          uploadingLabel="On its way"
          maxLength={2_000}
          images={[]}
          onAttach={() => undefined}
          onRemove={() => undefined}
          onType={() => undefined}
          onSend={say}
        />
      </Panel>
    </Story>
  );
}
