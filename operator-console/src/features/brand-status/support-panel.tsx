import { type SupportSettings, supportSettingsSchema } from '@marquee/contract/support-settings';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { FailureState } from '../failure/failure-state';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import { OfficeHours } from './office-hours';
import { useStatusChange } from './use-status-change';

/** How the brand's members reach its people: office hours of the live chat, and how long feedback may be. */
export function SupportPanel({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data, error, isFetching, refetch } = useRead('brandStatus.readSupport', { brand });
  return (
    <Panel title={t('status.support.title')} description={t('status.support.description')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Skeleton shape="block" height="12rem" />}
      {data && <SupportForm brand={brand} settings={data} />}
    </Panel>
  );
}

interface SupportFormProps {
  readonly brand: string;
  readonly settings: SupportSettings;
}

function SupportForm({ brand, settings }: SupportFormProps) {
  const t = useMessages('console');
  const [{ chat, ...lengths }, setDraft] = useState(settings);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const change = useStatusChange('brandStatus.setSupport', brand, () => {
    setReason('');
    setTried(false);
  });
  const draft = { ...lengths, chat };
  const faults = supportSettingsSchema.safeParse(draft).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const faultOf = (part: keyof SupportSettings) =>
    tried && faults.includes(part) ? t('status.support.fault') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || faults.length > 0) return;
    change.mutate({ brand, settings: draft, reason: reason.trim() });
  };
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={change.error} />
      <Switch
        label={t('status.support.chat')}
        checked={chat.enabled}
        onChange={(event) => setDraft({ ...draft, chat: { ...chat, enabled: event.target.checked } })}
      />
      <OfficeHours
        hours={chat.hours}
        fault={faultOf('chat')}
        onChange={(hours) => setDraft({ ...draft, chat: { ...chat, hours } })}
      />
      {(['feedbackMinLength', 'feedbackMaxLength'] as const).map((name) => (
        <TextField
          key={name}
          type="number"
          min={1}
          label={t(`status.support.${name}`)}
          value={draft[name]}
          error={faultOf(name)}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.valueAsNumber || 0 })}
        />
      ))}
      <ReasonField value={reason} missing={tried && reason.trim() === ''} onChange={setReason} />
      <Button type="submit" variant="primary" loading={change.isPending}>
        {t('status.support.save')}
      </Button>
    </form>
  );
}
