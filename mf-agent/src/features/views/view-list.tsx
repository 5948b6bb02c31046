import { VIEW_PAGES, type ViewPage } from '@marquee/contract/agent-views';
import type { AgentView } from '@marquee/contract/calls/agent-views';
import { refreshCall, useCall, useCallMutation, useFailureTexts, useMessages } from '@marquee/kit';
import { Badge, Button, ErrorState, Skeleton } from '@marquee/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ViewForm } from './view-form';
import styles from './views.module.css';

interface ViewListProps {
  readonly page: ViewPage;
  readonly onClose: () => void;
}

const refresh = () => void refreshCall('agent.views');

/** What the agent keeps, and the form that keeps this page. */
export function ViewList({ page, onClose }: ViewListProps) {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('agent.views', {});
  const [changed, setChanged] = useState<AgentView | null>(null);
  const remove = useCallMutation('agent.removeView');
  return (
    <div className={styles.panel}>
      {!data && !error && <Skeleton shape="block" height="4rem" />}
      {!data && error && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{t('views.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((view) => (
            <li key={view.id}>
              <Link to={`${VIEW_PAGES[view.page]}?${view.query}`} className={styles.name} onClick={onClose}>
                <bdi>{view.name}</bdi>
              </Link>
              {view.schedule !== 'none' && <Badge tone="info">{t(`views.schedule.${view.schedule}`)}</Badge>}
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('views.changeOf', { name: view.name })}
                onClick={() => setChanged(view)}
              >
                {t('views.change')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('views.deleteOf', { name: view.name })}
                loading={remove.isPending && remove.variables?.id === view.id}
                onClick={() => remove.mutate({ id: view.id }, { onSettled: refresh })}
              >
                {t('views.delete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ViewForm key={changed?.id ?? ''} page={page} view={changed} onDone={() => setChanged(null)} />
    </div>
  );
}
