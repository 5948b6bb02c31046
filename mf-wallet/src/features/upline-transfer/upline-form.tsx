import type { CallValue } from '@marquee/contract/calls/index';
import { useAlertTexts, useFormat, useMessages, useMoneyField, useShell } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { PasswordField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Send } from '@marquee/ui/icons';
import styles from './upline-transfer.module.css';
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
  return (
    <Panel title={t('funds.toUpline', { to: upline })} tone="accent">
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <AmountControl
          {...moneyField}
          control={form.control}
          name="amount"
          validate={form.checkAmount}
          label={t('funds.amount')}
          hint={t('funds.bounds', { ...form.bounds, left: money(terms.leftToday) })}
          required
        />
        <PasswordField
          label={t('funds.password')}
          {...form.password}
          error={form.passwordError}
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
