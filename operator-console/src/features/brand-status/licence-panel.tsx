import type { Jurisdiction } from '@marquee/contract/jurisdiction';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { FailureState } from '../failure/failure-state';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import { useStatusChange } from './use-status-change';

/** What the licence under which the brand plays allows its games. */
export function LicencePanel({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data, error, isFetching, refetch } = useRead('brandStatus.readJurisdiction', { brand });
  return (
    <Panel title={t('status.jurisdiction.title')} description={t('status.jurisdiction.description')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Skeleton shape="block" height="8rem" />}
      {data && <LicenceForm brand={brand} jurisdiction={data} />}
    </Panel>
  );
}

interface LicenceFormProps {
  readonly brand: string;
  readonly jurisdiction: Jurisdiction;
}

function LicenceForm({ brand, jurisdiction }: LicenceFormProps) {
  const t = useMessages('console');
  const [draft, setDraft] = useState(jurisdiction);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const change = useStatusChange('brandStatus.setJurisdiction', brand, () => {
    setReason('');
    setTried(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '') change.mutate({ brand, jurisdiction: draft, reason: reason.trim() });
  };
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={change.error} />
      <Switch
        label={t('status.jurisdiction.autoBet')}
        checked={draft.autoBet}
        onChange={(event) => setDraft({ ...draft, autoBet: event.target.checked })}
      />
      <ReasonField value={reason} missing={tried && reason.trim() === ''} onChange={setReason} />
      <Button type="submit" variant="primary" loading={change.isPending}>
        {t('status.jurisdiction.save')}
      </Button>
    </form>
  );
}
