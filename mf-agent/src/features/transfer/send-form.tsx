import type { CallValue } from '@marquee/contract/calls/index';
import { useAlertTexts, useFormat, useMessages, useMoneyField, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { PasswordField, TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Send } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './transfer.module.css';
import { type Direction, useSend } from './use-send';

interface SendFormProps {
  readonly direction: Direction;
  readonly terms: CallValue<'transfers.terms'>;
  /** Preselected downline. */
  readonly account?: string | undefined;
}

/** Money for a downline, the upline, or the agent's other wallet. */
export function SendForm({ direction, terms, account = '' }: SendFormProps) {
  const t = useMessages('agent');
  const { money } = useFormat();
  const moneyField = useMoneyField();
  const { toast } = useShell();
  const alertTexts = useAlertTexts();
  const form = useSend(direction, terms, account, () => toast({ kind: 'success', message: t('transfer.sent') }));
  const bounds = { minimum: money(terms.minimum), maximum: money(terms.maximum), left: money(terms.leftToday) };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {direction === 'downline' && (
        <TextField
          label={t('transfer.account')}
          hint={t('transfer.accountHint')}
          {...form.account}
          error={form.errors.account?.message}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      )}
      <AmountControl
        {...moneyField}
        control={form.control}
        name="amount"
        validate={form.checkAmount}
        label={t('transfer.amount')}
        hint={form.needsPassword ? t('transfer.bounds', bounds) : undefined}
        required
      />
      {form.needsPassword && (
        <PasswordField
          label={t('transfer.password')}
          {...form.password}
          error={form.errors.password?.message}
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
