import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Headset } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useOperator } from '../../../lib/session/operator';
import styles from './chat.module.css';
import { Conversation } from './conversation';
import { Queue } from './queue';

type View = 'waiting' | 'mine' | 'closed';
const VIEWS: readonly View[] = ['waiting', 'mine', 'closed'];

/** `/chat/:conversationId?`: the queues and the open conversation. */
export function ChatPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { conversationId } = useParams();
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const requestedView = search.get('view');
  const view = VIEWS.find((name) => name === requestedView) ?? 'waiting';
  const brand = search.get('brand') ?? '';
  const show = (next: { view?: View; brand?: string }) => {
    const params = { view, brand, ...next };
    setSearch({ view: params.view, ...(params.brand && { brand: params.brand }) });
  };
  const open = (id: string, inView: View = view) =>
    void navigate({
      pathname: `/chat/${id}`,
      search: `?${new URLSearchParams({ view: inView, ...(brand && { brand }) })}`,
    });
  const followConversation = ({ status, mine }: AdminConversation) =>
    show({ view: mine ? 'mine' : status === 'closed' ? 'closed' : 'waiting' });
  return (
    <section>
      <PageHeader
        title={t('chat.title')}
        description={t('chat.description')}
        actions={
          <Segmented
            label={t('remotes.brand')}
            options={[{ value: '', label: t('audit.all') }, ...brands.map((code) => ({ value: code, label: code }))]}
            value={brand}
            onValueChange={(code) => show({ brand: code })}
          />
        }
      />
      <div className={styles.workspace}>
        <Panel padding="none" className={styles.queue}>
          <Segmented
            label={t('chat.view.label')}
            options={VIEWS.map((name) => ({ value: name, label: t(`chat.view.${name}`) }))}
            value={view}
            onValueChange={(name) => show({ view: name as View })}
          />
          <Queue view={view} brand={brand} selectedId={conversationId ?? null} onChoose={open} />
        </Panel>
        <Panel padding="none" className={styles.conversation}>
          {conversationId ? (
            <Conversation key={conversationId} conversationId={conversationId} onMoved={followConversation} />
          ) : (
            <EmptyState icon={<Headset />} title={t('chat.choose')} />
          )}
        </Panel>
      </div>
    </section>
  );
}
