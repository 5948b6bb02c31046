import type { CallValue } from '@marquee/contract/calls/index';
import { useAlertTexts, useFormat, useMessages, useMoneyField, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { AmountField, PasswordField, TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Send } from '@marquee/ui/icons';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './transfer.module.css';
import { type Direction, useSend } from './use-send';

interface SendFormProps {
  readonly direction: Direction;
  readonly terms: CallValue<'transfers.terms'>;
  /** The downline that was chosen elsewhere. */
  readonly account?: string | undefined;
}

/** Money for a downline, the upline, or the agent's other wallet. */
export function SendForm({ direction, terms, account = '' }: SendFormProps) {
  const t = useMessages('agent');
  const { money } = useFormat();
  const moneyField = useMoneyField();
  const { toast } = useShell();
  const alertTexts = useAlertTexts();
  const form = useSend(direction, account);
  const bounds = { minimum: money(terms.minimum), maximum: money(terms.maximum), left: money(terms.leftToday) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(() => toast({ kind: 'success', message: t('transfer.sent') }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {direction === 'downline' && (
        <TextField
          label={t('transfer.account')}
          hint={t('transfer.accountHint')}
          value={form.to}
          onChange={(event) => form.setTo(event.target.value)}
          error={form.missing.to ? t('transfer.accountMissing') : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      )}
      <AmountField
        {...moneyField}
        label={t('transfer.amount')}
        value={form.amount}
        onValueChange={form.setAmount}
        hint={form.asksPassword ? t('transfer.bounds', bounds) : undefined}
        error={form.missing.amount ? t('transfer.amountMissing') : undefined}
        required
      />
      {form.asksPassword && (
        <PasswordField
          label={t('transfer.password')}
          value={form.password}
          onChange={(event) => form.setPassword(event.target.value)}
          error={form.missing.password ? t('transfer.passwordMissing') : undefined}
          inputMode="numeric"
          autoComplete="off"
          showLabel={t('transfer.show')}
          hideLabel={t('transfer.hide')}
          required
        />
      )}
      <FormAlert {...alertTexts(form.failure)}>
        {form.failure?.code === 'withdraw_password_unset' && (
          <Link to="/member/withdrawal">{t('transfer.setPassword')}</Link>
        )}
      </FormAlert>
      <Button type="submit" variant="primary" block loading={form.isPending} icon={<Send aria-hidden="true" />}>
        {t(`transfer.send.${direction}`)}
      </Button>
    </form>
  );
}
