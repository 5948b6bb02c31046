import type { WithdrawalTerms } from '@marquee/contract/withdrawal-settings';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../app/calls';
import { FailureLine } from '../failure/failure-line';
import { FailureState } from '../failure/failure-state';
import forms from '../layout/forms.module.css';
import { ReasonField } from '../reason/reason-field';
import styles from './brand-status.module.css';
import { useStatusChange } from './use-status-change';
import { AMOUNTS, COUNTS, type RuleName, termsOf, textsOf, type WithdrawalTexts } from './withdrawal-form';

/** How the brand lets money leave. */
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

interface WithdrawalFormProps {
  readonly brand: string;
  readonly terms: WithdrawalTerms;
}

function WithdrawalForm({ brand, terms }: WithdrawalFormProps) {
  const t = useMessages('console');
  const rules = Object.keys(terms.scores) as RuleName[];
  const [texts, setTexts] = useState(() => textsOf(terms));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const change = useStatusChange('brandStatus.setWithdrawal', brand, () => {
    setReason('');
    setTried(false);
  });
  const read = termsOf(texts, rules);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('terms' in read && reason.trim() !== '') change.mutate({ brand, terms: read.terms, reason: reason.trim() });
  };
  const field = (name: keyof WithdrawalTexts, label: string) => (
    <TextField
      key={name}
      label={label}
      required
      inputMode="decimal"
      value={texts[name]}
      error={tried && 'faults' in read && read.faults.has(name) ? t('status.withdrawal.fault') : undefined}
      onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
    />
  );
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={change.error} />
      <div className={styles.fields}>
        {[...AMOUNTS, ...COUNTS].map((name) => field(name, t(`status.withdrawal.${name}`)))}
      </div>
      <fieldset className={styles.scores}>
        <legend>{t('status.withdrawal.scores')}</legend>
        <div className={styles.fields}>{rules.map((name) => field(name, t(`withdrawals.rule.${name}`)))}</div>
      </fieldset>
      <ReasonField value={reason} missing={tried && reason.trim() === ''} onChange={setReason} />
      <Button type="submit" variant="primary" loading={change.isPending}>
        {t('status.withdrawal.save')}
      </Button>
    </form>
  );
}
