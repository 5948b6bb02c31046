import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import { FailureLine } from '../failure/failure-line';
import forms from '../layout/forms.module.css';
import { LocalTime } from '../layout/local-time';
import { ReasonField } from '../reason/reason-field';
import { type BrandStatus, useStatusChange } from './use-status-change';

interface MaintenancePanelProps {
  readonly brand: string;
  readonly status: BrandStatus;
}

/** Closes the brand's site until a time that the operator gives in their own time zone, or opens it. */
export function MaintenancePanel({ brand, status: { maintenance, maintenanceEnd } }: MaintenancePanelProps) {
  const t = useMessages('console');
  const [end, setEnd] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const change = useStatusChange('brandStatus.setMaintenance', brand, () => {
    setReason('');
    setTried(false);
  });
  const [isPast, setIsPast] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const past = end !== '' && new Date(end).getTime() <= Date.now();
    setTried(true);
    setIsPast(past);
    if (reason.trim() === '' || (!maintenance && past)) return;
    const until = maintenance || end === '' ? null : new Date(end).toISOString();
    change.mutate({ brand, on: !maintenance, end: until, reason: reason.trim() });
  };
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
        <FailureLine error={change.error} />
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
            value={end}
            error={tried && isPast ? t('status.maintenance.endFault') : undefined}
            onChange={(event) => {
              setEnd(event.target.value);
              setIsPast(false);
            }}
          />
        )}
        <ReasonField value={reason} missing={tried && reason.trim() === ''} onChange={setReason} />
        <Button type="submit" variant={maintenance ? 'primary' : 'danger'} loading={change.isPending}>
          {t(maintenance ? 'status.maintenance.doOpen' : 'status.maintenance.doClose', { brand })}
        </Button>
      </form>
    </Panel>
  );
}
