import { REPORT_SCHEDULES, type ReportSchedule, type ViewPage, viewQuery } from '@marquee/contract/agent-views';
import type { AgentView } from '@marquee/contract/calls/agent-views';
import { refreshCall, useAlertTexts, useCallMutation, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { SelectField } from '@marquee/ui/select';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './views.module.css';

interface ViewFormProps {
  readonly page: ViewPage;
  /** Which changes; null: this page is kept. */
  readonly view: AgentView | null;
  readonly onDone: () => void;
}

/** The name of a saved report, and how often its totals go to the agent by mail. */
export function ViewForm({ page, view, onDone }: ViewFormProps) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { search } = useLocation();
  const [name, setName] = useState(view?.name ?? '');
  const [schedule, setSchedule] = useState<ReportSchedule>(view?.schedule ?? 'none');
  const save = useCallMutation('agent.saveView');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    await save.mutateAsync({ ...(view ?? { page, query: viewQuery(search) }), name: name.trim(), schedule });
    setName('');
    setSchedule('none');
    void refreshCall('agent.views');
    onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <FormAlert {...alertTexts(save.error)} />
      {save.error?.code === 'report_mail_unconfirmed' && <Link to="/agentHome/security">{t('views.toSecurity')}</Link>}
      <TextField
        label={t(view ? 'views.name' : 'views.keepAs')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        label={t('views.byMail')}
        hint={t('views.byMailHint')}
        options={REPORT_SCHEDULES.map((value) => ({ value, label: t(`views.schedule.${value}`) }))}
        value={schedule}
        onValueChange={(value) => setSchedule(REPORT_SCHEDULES.find((option) => option === value) ?? 'none')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={save.isPending} disabled={name.trim() === ''}>
          {t(view ? 'views.save' : 'views.keep')}
        </Button>
        {view && <Button onClick={onDone}>{t('views.cancel')}</Button>}
      </div>
    </form>
  );
}
