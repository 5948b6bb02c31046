import type { Jurisdiction } from '@marquee/contract/jurisdiction';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { useRead } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { FailureState } from '../../../lib/failure/failure-state';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
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
  const change = useStatusChange('brandStatus.setJurisdiction', brand);
  const { form, submit, failure, isPending } = useConsoleForm(
    { ...jurisdiction, reason: '' },
    async ({ reason, ...changed }, { reset }) => {
      await change.mutateAsync({ brand, jurisdiction: changed, reason });
      reset({ ...changed, reason: '' });
    },
  );
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      <Switch {...form.register('autoBet')} label={t('status.jurisdiction.autoBet')} />
      <ReasonField form={form} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('status.jurisdiction.save')}
      </Button>
    </form>
  );
}
