import { formatLocale } from '@marquee/contract/languages';
import type { WithdrawalTerms } from '@marquee/contract/withdrawal-settings';
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
import { AMOUNTS, COUNTS, type RuleName, termsOf, textsOf, type WithdrawalTexts } from './withdrawal-form';

/** Limits, waiting times and review rules of the brand's withdrawals. */
export function WithdrawalPanel({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data, error, isFetching, refetch } = useRead('brandStatus.readWithdrawal', { brand });
  return (
    <Panel title={t('status.withdrawal.title')} description={t('status.withdrawal.description')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Skeleton shape="block" height="24rem" />}
      {data && <WithdrawalForm brand={brand} terms={data} />}
    </Panel>
  );
}

type WithdrawalValues = WithdrawalTexts & { readonly reason: string };

interface WithdrawalFormProps {
  readonly brand: string;
  readonly terms: WithdrawalTerms;
}

function WithdrawalForm({ brand, terms }: WithdrawalFormProps) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const rules = Object.keys(terms.scores) as RuleName[];
  const change = useStatusChange('brandStatus.setWithdrawal', brand);
  const { form, submit, failure, isPending } = useConsoleForm<WithdrawalValues>(
    { ...textsOf(terms), reason: '' },
    async (values, { reset }) => {
      const read = termsOf(values, rules);
      if ('terms' in read) await change.mutateAsync({ brand, terms: read.terms, reason: values.reason });
      reset({ ...values, reason: '' });
    },
  );
  /** Fields are validated together: limits may contradict each other. */
  const faultOf = (name: keyof WithdrawalTexts, values: WithdrawalValues): string | undefined => {
    const read = termsOf(values, rules);
    return 'faults' in read && read.faults.has(name) ? t('status.withdrawal.fault') : undefined;
  };
  const amountField = (name: (typeof AMOUNTS)[number]) => (
    <AmountControl
      key={name}
      control={form.control}
      name={name}
      label={t(`status.withdrawal.${name}`)}
      locale={locale}
      validate={(_amount, values) => faultOf(name, values)}
      required
    />
  );
  const countField = (name: Exclude<keyof WithdrawalTexts, (typeof AMOUNTS)[number]>, label: string) => (
    <TextField
      {...form.register(name, { validate: (_text, values) => faultOf(name, values) ?? true })}
      key={name}
      label={label}
      inputMode="numeric"
      error={form.formState.errors[name]?.message}
      required
    />
  );
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      <div className={styles.fields}>
        {AMOUNTS.map(amountField)}
        {COUNTS.map((name) => countField(name, t(`status.withdrawal.${name}`)))}
      </div>
      <fieldset className={styles.scores}>
        <legend>{t('status.withdrawal.scores')}</legend>
        <div className={styles.fields}>{rules.map((name) => countField(name, t(`withdrawals.rule.${name}`)))}</div>
      </fieldset>
      <ReasonField form={form} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('status.withdrawal.save')}
      </Button>
    </form>
  );
}
