import { type SupportSettings, supportSettingsSchema } from '@marquee/contract/support-settings';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { FailureState } from '../../../lib/failure/failure-state';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { OfficeHours } from './office-hours';
import { useStatusChange } from './use-status-change';

/** Office hours of the brand's live chat, and the length of feedback. */
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
  const change = useStatusChange('brandStatus.setSupport', brand);
  const draft = { ...lengths, chat };
  const faults = supportSettingsSchema.safeParse(draft).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const { form, submit, failure, isPending } = useConsoleForm({ reason: '' }, async ({ reason }, { reset }) => {
    if (faults.length > 0) return;
    await change.mutateAsync({ brand, settings: draft, reason });
    reset();
  });
  const faultOf = (part: keyof SupportSettings) =>
    form.formState.isSubmitted && faults.includes(part) ? t('status.support.fault') : undefined;
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
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
      <ReasonField form={form} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('status.support.save')}
      </Button>
    </form>
  );
}
