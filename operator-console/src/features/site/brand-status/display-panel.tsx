import { PRIZE_MODES } from '@marquee/contract/constants';
import { type DisplaySettings, displaySettingsSchema } from '@marquee/contract/display-settings';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { FailureState } from '../../../lib/failure/failure-state';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useStatusChange } from './use-status-change';

/** How the brand's pages write figures and dates, and which lottery results they ask for. */
export function DisplayPanel({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data, error, isFetching, refetch } = useRead('brandStatus.readDisplay', { brand });
  return (
    <Panel title={t('status.display.title')} description={t('status.display.description')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Skeleton shape="block" height="12rem" />}
      {data && <DisplayForm brand={brand} settings={data} />}
    </Panel>
  );
}

interface DisplayFormProps {
  readonly brand: string;
  readonly settings: DisplaySettings;
}

/** An option of a select is a text; the prize mode of the brand's lotteries is none. */
const OWN_MODE = '';
const { digits, calendar } = displaySettingsSchema.shape;

function DisplayForm({ brand, settings }: DisplayFormProps) {
  const t = useMessages('console');
  const [draft, setDraft] = useState(settings);
  const change = useStatusChange('brandStatus.setDisplay', brand);
  const { form, submit, failure, isPending } = useConsoleForm({ reason: '' }, async ({ reason }, { reset }) => {
    await change.mutateAsync({ brand, display: draft, reason });
    reset();
  });
  const edit = (changes: Readonly<Record<string, string | null>>) =>
    setDraft(displaySettingsSchema.parse({ ...draft, ...changes }));
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      <SelectField
        label={t('status.display.digits')}
        options={digits.options.map((value) => ({ value, label: t(`status.display.digitsOf.${value}`) }))}
        value={draft.digits}
        onValueChange={(value) => edit({ digits: value })}
      />
      <SelectField
        label={t('status.display.calendar')}
        options={calendar.options.map((value) => ({ value, label: t(`status.display.calendarOf.${value}`) }))}
        value={draft.calendar}
        onValueChange={(value) => edit({ calendar: value })}
      />
      <SelectField
        label={t('status.display.prizeMode')}
        hint={t('status.display.prizeModeHint')}
        options={[
          { value: OWN_MODE, label: t('status.display.ownMode') },
          ...PRIZE_MODES.map((value) => ({ value, label: value })),
        ]}
        value={draft.prizeMode ?? OWN_MODE}
        onValueChange={(value) => edit({ prizeMode: value === OWN_MODE ? null : value })}
      />
      <ReasonField form={form} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('status.display.save')}
      </Button>
    </form>
  );
}
