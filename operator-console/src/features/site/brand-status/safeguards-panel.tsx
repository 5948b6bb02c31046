import { formatLocale } from '@marquee/contract/languages';
import { type Safeguards, safeguardsSchema } from '@marquee/contract/safeguards';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { TextField } from '@marquee/ui/field';
import { useRead } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { FailureState } from '../../../lib/failure/failure-state';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import styles from './brand-status.module.css';
import { useStatusChange } from './use-status-change';

/** The brand's bounds against misuse of accounts and of operators' rights. */
export function SafeguardsPanel({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data, error, isFetching, refetch } = useRead('brandStatus.readSafeguards', { brand });
  return (
    <Panel title={t('status.safeguards.title')} description={t('status.safeguards.description')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Skeleton shape="block" height="12rem" />}
      {data && <SafeguardsForm brand={brand} safeguards={data} />}
    </Panel>
  );
}

interface SafeguardsFormProps {
  readonly brand: string;
  readonly safeguards: Safeguards;
}

interface SafeguardsValues {
  readonly parallelSessions: string;
  readonly creditTwoOperatorsFrom: string;
  readonly payoutReviewFrom: string;
  readonly reason: string;
}

type FieldName = keyof Safeguards;

const safeguardsOf = ({ parallelSessions, creditTwoOperatorsFrom, payoutReviewFrom }: SafeguardsValues) =>
  safeguardsSchema.safeParse({
    parallelSessions: /^\d{1,3}$/.test(parallelSessions.trim()) ? Number(parallelSessions) : Number.NaN,
    creditTwoOperatorsFrom,
    payoutReviewFrom,
  });

function SafeguardsForm({ brand, safeguards }: SafeguardsFormProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const change = useStatusChange('brandStatus.setSafeguards', brand);
  const { form, submit, failure, isPending } = useConsoleForm<SafeguardsValues>(
    { ...safeguards, parallelSessions: String(safeguards.parallelSessions), reason: '' },
    async (values, { reset }) => {
      const { data } = safeguardsOf(values);
      if (data) await change.mutateAsync({ brand, safeguards: data, reason: values.reason });
      reset({ ...values, reason: '' });
    },
  );
  /** By the contract's own rules. */
  const faultOf = (name: FieldName, values: SafeguardsValues): string | undefined =>
    safeguardsOf(values).error?.issues.some(({ path }) => path[0] === name) ? t('status.withdrawal.fault') : undefined;
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      <div className={styles.fields}>
        <AmountControl
          control={form.control}
          name="creditTwoOperatorsFrom"
          label={t('status.safeguards.creditTwoOperatorsFrom')}
          locale={locale}
          validate={(_amount, values) => faultOf('creditTwoOperatorsFrom', values)}
          required
        />
        <AmountControl
          control={form.control}
          name="payoutReviewFrom"
          label={t('status.safeguards.payoutReviewFrom')}
          locale={locale}
          validate={(_amount, values) => faultOf('payoutReviewFrom', values)}
          required
        />
        <TextField
          {...form.register('parallelSessions', {
            validate: (_text, values) => faultOf('parallelSessions', values) ?? true,
          })}
          label={t('status.safeguards.parallelSessions')}
          inputMode="numeric"
          error={form.formState.errors.parallelSessions?.message}
          required
        />
      </div>
      <ReasonField form={form} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('status.safeguards.save')}
      </Button>
    </form>
  );
}
