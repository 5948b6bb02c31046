import { amountFault } from '@marquee/contract/amount';
import { JACKPOT_START_BOUNDS } from '@marquee/contract/constants';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { Switch } from '@marquee/ui/choice';
import { FailureLine } from '../../../lib/failure/failure-line';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import { RevisionConflict } from '../../../lib/revision/revision-conflict';
import { useRevision } from '../../../lib/revision/use-revision';
import { useGameChange } from '../use-game-change';

interface CounterFormProps {
  readonly brand: string;
  readonly enabled: boolean;
  /** The counter shows its sequence, which can be started again. */
  readonly runs: boolean;
  /** Of the setting that is shown. */
  readonly loaded: string;
}

interface CounterValues {
  readonly enabled: boolean;
  /** Empty: the counter runs on. */
  readonly start: string;
  readonly reason: string;
}

/** Shows or hides the counter, and starts it again. */
export function CounterForm({ brand, enabled, runs, loaded }: CounterFormProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const change = useGameChange('jackpotAdmin.save');
  const revision = useRevision(loaded);
  const { form, submit, failure, isPending } = useConsoleForm<CounterValues>(
    { enabled, start: '', reason: '' },
    (values, { reset }) =>
      revision.send(async (base) => {
        await change.mutateAsync({ brand, ...values, start: values.start || null, revision: base });
        reset({ enabled: values.enabled, start: '', reason: '' });
      }),
  );
  const range = {
    least: number.format(Number(JACKPOT_START_BOUNDS.minimum)),
    most: number.format(Number(JACKPOT_START_BOUNDS.maximum)),
  };
  return (
    <Panel title={t('games.jackpot.settings')}>
      <form className={forms.pageForm} onSubmit={submit} noValidate>
        <FailureLine error={failure} />
        <Switch {...form.register('enabled')} label={t('games.jackpot.show')} />
        {runs && (
          <AmountControl
            control={form.control}
            name="start"
            label={t('games.jackpot.restart')}
            hint={t('games.jackpot.restartHint', range)}
            locale={locale}
            validate={(start) =>
              start === '' || amountFault(start, JACKPOT_START_BOUNDS) === null
                ? undefined
                : t('games.jackpot.restartFault', range)
            }
          />
        )}
        <ReasonField form={form} />
        <Button type="submit" variant="primary" loading={isPending}>
          {t('games.jackpot.save')}
        </Button>
      </form>
      <RevisionConflict
        revision={revision}
        submit={() => submit()}
        onTakeTheirs={() => form.reset({ enabled, start: '', reason: '' })}
      />
    </Panel>
  );
}
