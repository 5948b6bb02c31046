import type { Payee } from '@marquee/contract/entities/withdrawal';
import { useAlertTexts, useErrorMessage, useFormat, useLanguage, useMessages, useMoneyField } from '@marquee/kit';
import { Button, Chip, Money, Panel } from '@marquee/ui';
import { AmountField, PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Lock } from '@marquee/ui/icons';
import type { FormEvent } from 'react';
import { useWithdrawal } from './use-withdrawal';
import { most, type WithdrawalTerms } from './withdrawal-rules';
import styles from './withdrawal-form.module.css';

interface WithdrawalFormProps {
  readonly terms: WithdrawalTerms;
  /** Null: there is no account that can be used yet. */
  readonly payee: Payee | null;
  readonly lockedUntil: string | null;
}

/** Amount and withdraw password. */
export function WithdrawalForm({ terms, payee, lockedUntil }: WithdrawalFormProps) {
  const t = useMessages('wallet');
  const { money, number } = useFormat();
  const moneyField = useMoneyField();
  const language = useLanguage();
  const alertTexts = useAlertTexts();
  const form = useWithdrawal(terms, payee);
  const { amount, fault, failure } = form;
  const limits = { minimum: money(terms.minimum), maximum: money(terms.maximum), left: money(terms.sumLeft) };
  const everything = most(terms);
  const isOpen =
    payee !== null && terms.countLeft > 0 && !/[1-9]/.test(terms.wagering.remaining) && everything !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Panel title={t('withdrawal.howMuch')} tone="accent">
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.available}>
          <span>{t(isOpen ? 'withdrawal.available' : 'withdrawal.inWallet')}</span>
          <Money amount={terms.available} currency={moneyField.currency} locale={language} size="hero" />
        </p>
        <AmountField
          {...moneyField}
          label={t('withdrawal.amount')}
          value={amount}
          onValueChange={form.changeAmount}
          onBlur={form.check}
          hint={t('withdrawal.limits', limits)}
          error={fault ? t(`withdrawal.fault.${fault}`, limits) : undefined}
          disabled={!isOpen}
          required
        />
        <p className={styles.today}>
          <span>{t('withdrawal.today', { sum: limits.left, count: number(terms.countLeft) })}</span>
          {everything !== null && isOpen && (
            <Chip selected={amount === everything} onClick={() => form.changeAmount(everything)}>
              {t('withdrawal.everything')}
            </Chip>
          )}
        </p>
        <WithdrawPasswordField form={form} lockedUntil={lockedUntil} disabled={!isOpen} />
        <FormAlert {...alertTexts(failure)} />
        <Button type="submit" variant="primary" size="lg" block loading={form.busy} disabled={!isOpen}>
          {fault === null && amount !== ''
            ? t('withdrawal.submit', { amount: money(amount) })
            : t('withdrawal.submitBare')}
        </Button>
        <p className={styles.note}>
          <Lock aria-hidden="true" />
          {t('withdrawal.note')}
        </p>
      </form>
    </Panel>
  );
}

interface WithdrawPasswordFieldProps {
  readonly form: ReturnType<typeof useWithdrawal>;
  readonly lockedUntil: string | null;
  readonly disabled: boolean;
}

function WithdrawPasswordField({ form, lockedUntil, disabled }: WithdrawPasswordFieldProps) {
  const t = useMessages('wallet');
  const { dateTime } = useFormat();
  const messageOf = useErrorMessage();
  const { password, passwordMissing, passwordFailure } = form;
  const passwordError = passwordMissing
    ? t('withdrawal.passwordMissing')
    : passwordFailure
      ? messageOf(passwordFailure)
      : lockedUntil
        ? t('withdrawal.lockedUntil', { when: dateTime(lockedUntil) })
        : undefined;
  return (
    <PasswordField
      label={t('withdrawal.password')}
      showLabel={t('withdrawPassword.show')}
      hideLabel={t('withdrawPassword.hide')}
      autoComplete="off"
      inputMode="numeric"
      value={password}
      onChange={(event) => form.changePassword(event.target.value)}
      error={passwordError}
      disabled={disabled}
      required
    />
  );
}
