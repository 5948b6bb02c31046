import {
  type AccountRules,
  accountRulesSchema,
  type CurrentAccountRules,
  PASSWORD_PATTERNS,
  USERNAME_PATTERNS,
} from '@marquee/contract/account-rules';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import { FailureLine } from '../../../lib/failure/failure-line';
import { FailureState } from '../../../lib/failure/failure-state';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import forms from '../../../lib/layout/forms.module.css';
import { ReasonField } from '../../../lib/reason/reason-field';
import styles from './brand-status.module.css';
import { useStatusChange } from './use-status-change';

/** Rules of new user names, passwords and verification codes. */
export function AccountRulesPanel({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data, error, isFetching, refetch } = useRead('brandStatus.readAccountRules', { brand });
  return (
    <Panel title={t('status.accounts.title')} description={t('status.accounts.description')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Skeleton shape="block" height="16rem" />}
      {data && <AccountRulesForm brand={brand} rules={data} />}
    </Panel>
  );
}

interface AccountRulesFormProps {
  readonly brand: string;
  readonly rules: CurrentAccountRules;
}

const PATTERNS = { username: USERNAME_PATTERNS, password: PASSWORD_PATTERNS } as const;
const CODE_NUMBERS = ['digits', 'lifeMinutes', 'tries'] as const;

function AccountRulesForm({ brand, rules }: AccountRulesFormProps) {
  const t = useMessages('console');
  const [draft, setDraft] = useState<CurrentAccountRules>(rules);
  const change = useStatusChange('brandStatus.setAccountRules', brand);
  const { data, error } = accountRulesSchema.safeParse(draft);
  const { form, submit, failure, isPending } = useConsoleForm({ reason: '' }, async ({ reason }, { reset }) => {
    if (!data) return;
    await change.mutateAsync({ brand, rules: data, reason });
    reset();
  });
  /** By the contract's own rules. */
  const faultOf = (part: keyof AccountRules, name: string) =>
    form.formState.isSubmitted && error?.issues.some(({ path }) => path[0] === part && path[1] === name)
      ? t('status.withdrawal.fault')
      : undefined;
  return (
    <form className={forms.pageForm} onSubmit={submit} noValidate>
      <FailureLine error={failure} />
      {(['username', 'password'] as const).map((part) => (
        <fieldset key={part} className={styles.scores}>
          <legend>{t(`status.accounts.${part}`)}</legend>
          <div className={styles.fields}>
            {(['minLength', 'maxLength'] as const).map((name) => (
              <TextField
                key={name}
                type="number"
                min={1}
                label={t(`status.accounts.${name}`)}
                value={draft[part][name]}
                error={faultOf(part, name)}
                onChange={(event) =>
                  setDraft({ ...draft, [part]: { ...draft[part], [name]: event.target.valueAsNumber || 0 } })
                }
              />
            ))}
          </div>
          <SelectField
            label={t('status.accounts.pattern')}
            value={draft[part].patternId}
            error={faultOf(part, 'patternId')}
            options={PATTERNS[part].map((value) => ({ value, label: t(`status.accounts.patterns.${value}`) }))}
            onValueChange={(patternId) =>
              setDraft({
                ...draft,
                [part]: { ...draft[part], patternId: patternId as typeof draft.username.patternId },
              })
            }
          />
        </fieldset>
      ))}
      <CodeRule
        rule={draft.code}
        faultOf={(name) => faultOf('code', name)}
        onChange={(code) => setDraft({ ...draft, code })}
      />
      <ReasonField form={form} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('status.accounts.save')}
      </Button>
    </form>
  );
}

interface CodeRuleProps {
  readonly rule: CurrentAccountRules['code'];
  readonly faultOf: (name: string) => string | undefined;
  readonly onChange: (rule: CurrentAccountRules['code']) => void;
}

function CodeRule({ rule, faultOf, onChange }: CodeRuleProps) {
  const t = useMessages('console');
  return (
    <fieldset className={styles.scores}>
      <legend>{t('status.accounts.code')}</legend>
      <div className={styles.fields}>
        {CODE_NUMBERS.map((name) => (
          <TextField
            key={name}
            type="number"
            min={1}
            label={t(`status.accounts.${name}`)}
            value={rule[name]}
            error={faultOf(name)}
            onChange={(event) => onChange({ ...rule, [name]: event.target.valueAsNumber || 0 })}
          />
        ))}
      </div>
    </fieldset>
  );
}
