import { VIEW_PAGES, type ViewPage, viewQuery } from '@marquee/contract/agent-views';
import type { AgentView } from '@marquee/contract/calls/agent-views';
import { refreshCall, useAlertTexts, useCall, useCallMutation, useFailureTexts, useMessages } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
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
  const [renamed, setRenamed] = useState<AgentView | null>(null);
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
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('views.renameOf', { name: view.name })}
                onClick={() => setRenamed(view)}
              >
                {t('views.rename')}
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
      <NameForm key={renamed?.id ?? ''} page={page} view={renamed} onSaved={() => setRenamed(null)} />
    </div>
  );
}

interface NameFormProps {
  readonly page: ViewPage;
  /** Which gets another name; null: this page is kept. */
  readonly view: AgentView | null;
  readonly onSaved: () => void;
}

function NameForm({ page, view, onSaved }: NameFormProps) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { search } = useLocation();
  const [name, setName] = useState(view?.name ?? '');
  const save = useCallMutation('agent.saveView');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    await save.mutateAsync({ ...(view ?? { page, query: viewQuery(search) }), name: name.trim() });
    setName('');
    refresh();
    onSaved();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <FormAlert {...alertTexts(save.error)} />
      <TextField
        label={t(view ? 'views.newName' : 'views.keepAs')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" loading={save.isPending} disabled={name.trim() === ''}>
        {t(view ? 'views.rename' : 'views.keep')}
      </Button>
    </form>
  );
}
