import { isPositive } from '@marquee/contract/amount';
import type { Payee } from '@marquee/contract/entities/withdrawal';
import { useAlertTexts, useFormat, useFormatLocale, useMessages, useMoneyField } from '@marquee/kit';
import { Button, Chip, Money, Panel } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Lock } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { useWithdrawal } from './use-withdrawal';
import { largestAmount, type WithdrawalTerms } from './withdrawal-rules';
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
  const locale = useFormatLocale();
  const alertTexts = useAlertTexts();
  const form = useWithdrawal(terms, payee);
  const { amount, limits } = form;
  const wholeBalance = largestAmount(terms);
  const isOpen =
    payee !== null && terms.countLeft > 0 && !isPositive(terms.wagering.remaining) && wholeBalance !== null;
  return (
    <Panel title={t('withdrawal.howMuch')} tone="accent">
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <p className={styles.available}>
          <span>{t(isOpen ? 'withdrawal.available' : 'withdrawal.inWallet')}</span>
          <Money amount={terms.available} currency={moneyField.currency} locale={locale} size="hero" />
        </p>
        <AmountControl
          {...moneyField}
          control={form.control}
          name="amount"
          validate={form.checkAmount}
          label={t('withdrawal.amount')}
          hint={t('withdrawal.limits', limits)}
          disabled={!isOpen}
          required
        />
        <p className={styles.today}>
          <span>{t('withdrawal.today', { sum: limits.left, count: number(terms.countLeft) })}</span>
          {wholeBalance !== null && isOpen && (
            <Chip selected={amount === wholeBalance} onClick={() => form.chooseAmount(wholeBalance)}>
              {t('withdrawal.all')}
            </Chip>
          )}
        </p>
        {terms.identity && <IdentityNote identity={terms.identity} />}
        <WithdrawPasswordField form={form} lockedUntil={lockedUntil} disabled={!isOpen} />
        <FormAlert {...alertTexts(form.failure)} />
        <Button type="submit" variant="primary" size="lg" block loading={form.isPending} disabled={!isOpen}>
          {form.checkAmount(amount) === undefined
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

/** What the identity level allows now, and the way to a higher one. */
function IdentityNote({ identity: { left, next } }: { readonly identity: NonNullable<WithdrawalTerms['identity']> }) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  return (
    <p className={styles.today}>
      <span>{t('withdrawal.identity.left', { identity: money(left) })}</span>
      {next !== null && <Link to="/member/identity">{t('withdrawal.identity.confirm')}</Link>}
    </p>
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
  const lockedText = lockedUntil ? t('withdrawal.lockedUntil', { when: dateTime(lockedUntil) }) : undefined;
  return (
    <PasswordField
      label={t('withdrawal.password')}
      showLabel={t('withdrawPassword.show')}
      hideLabel={t('withdrawPassword.hide')}
      autoComplete="off"
      inputMode="numeric"
      {...form.password}
      error={form.passwordError ?? lockedText}
      disabled={disabled}
      required
    />
  );
}
