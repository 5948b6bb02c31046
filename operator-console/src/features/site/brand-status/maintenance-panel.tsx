import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/layout/local-time';
import { ReasonField } from '../../../lib/reason/reason-field';
import { type BrandStatus, useStatusChange } from './use-status-change';

interface MaintenancePanelProps {
  readonly brand: string;
  readonly status: BrandStatus;
}

/** Closes the brand's site until a time that the operator gives in their own time zone, or opens it. */
export function MaintenancePanel({ brand, status: { maintenance, maintenanceEnd } }: MaintenancePanelProps) {
  const t = useMessages('console');
  const change = useStatusChange('brandStatus.setMaintenance', brand);
  const { form, submit, failure, isPending } = useConsoleForm(
    { end: '', reason: '' },
    async ({ end, reason }, { reset }) => {
      const until = maintenance || end === '' ? null : new Date(end).toISOString();
      await change.mutateAsync({ brand, on: !maintenance, end: until, reason });
      reset();
    },
  );
  const isPast = (end: string) => end !== '' && new Date(end).getTime() <= Date.now();
  return (
    <Panel
      title={t('status.maintenance.title')}
      description={t(maintenance ? 'status.maintenance.closedText' : 'status.maintenance.openText')}
      actions={
        <Badge tone={maintenance ? 'warning' : 'success'}>
          {t(maintenance ? 'status.maintenance.closed' : 'status.maintenance.open')}
        </Badge>
      }
    >
      <form className={forms.pageForm} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        {maintenance && maintenanceEnd && (
          <p>
            {t('status.maintenance.until')} <LocalTime instant={maintenanceEnd} />
          </p>
        )}
        {!maintenance && (
          <TextField
            type="datetime-local"
            label={t('status.maintenance.end')}
            hint={t('status.maintenance.endHint')}
            {...form.register('end', {
              validate: (end) => maintenance || !isPast(end) || t('status.maintenance.endFault'),
            })}
            error={form.formState.errors.end?.message}
          />
        )}
        <ReasonField form={form} />
        <Button type="submit" variant={maintenance ? 'primary' : 'danger'} loading={isPending}>
          {t(maintenance ? 'status.maintenance.doOpen' : 'status.maintenance.doClose', { brand })}
        </Button>
      </form>
    </Panel>
  );
}
