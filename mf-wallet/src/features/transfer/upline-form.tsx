import type { CallValue } from '@marquee/contract/calls/index';
import { useAlertTexts, useFormat, useMessages, useMoneyField, useShell } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { AmountField, PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Send } from '@marquee/ui/icons';
import type { FormEvent } from 'react';
import styles from './transfer.module.css';
import { useUplineTransfer } from './use-upline-transfer';

/** Sends money to the upline, against the withdraw password. */
export function UplineForm({
  terms,
  upline,
}: {
  readonly terms: CallValue<'transfers.terms'>;
  readonly upline: string;
}) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const moneyField = useMoneyField();
  const { toast } = useShell();
  const alertTexts = useAlertTexts();
  const form = useUplineTransfer(terms, (amount) =>
    toast({ kind: 'success', message: t('funds.sent', { amount: money(amount), to: upline }) }),
  );
  const bounds = { minimum: money(terms.minimum), maximum: money(terms.maximum) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Panel title={t('funds.toUpline', { to: upline })} tone="accent">
      <form className={styles.form} noValidate onSubmit={submit}>
        <AmountField
          {...moneyField}
          label={t('funds.amount')}
          value={form.amount}
          onValueChange={form.changeAmount}
          hint={t('funds.bounds', { ...bounds, left: money(terms.leftToday) })}
          error={form.amountFault ? t(`funds.fault.${form.amountFault}`, bounds) : undefined}
          required
        />
        <PasswordField
          label={t('funds.password')}
          value={form.password}
          onChange={(event) => form.changePassword(event.target.value)}
          error={form.isPasswordMissing ? t('funds.passwordMissing') : undefined}
          inputMode="numeric"
          autoComplete="off"
          showLabel={t('funds.show')}
          hideLabel={t('funds.hide')}
          required
        />
        <FormAlert {...alertTexts(form.failure)} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={form.isPending}
          icon={<Send aria-hidden="true" />}
        >
          {t('funds.send')}
        </Button>
      </form>
    </Panel>
  );
}
