import type { VendorWallet } from '@marquee/contract/calls/vendor-wallets';
import { useAlertTexts, useCallMutation, useFormat, useMessages, useMoneyField, useShell } from '@marquee/kit';
import { Button, Chip } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { AmountField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { type FormEvent, useId, useState } from 'react';
import { transferFault } from '../transfer/transfer-fault';
import { refreshFunds } from './use-vendor-wallets';
import styles from './vendor-wallets.module.css';

/** in: from the main wallet to the vendor. */
export type Direction = 'in' | 'out';

interface VendorTransferDialogProps {
  readonly wallet: VendorWallet;
  readonly direction: Direction;
  /** What the wallet holds that the money leaves. */
  readonly available: string;
  readonly onClose: () => void;
}

export function VendorTransferDialog({ wallet, direction, available, onClose }: VendorTransferDialogProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const moneyField = useMoneyField();
  const alertTexts = useAlertTexts();
  const formId = useId();
  const form = useVendorTransfer(wallet, direction, available, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`vendors.way.title.${direction}`, { vendor: wallet.name })}
      closeLabel={t('withdrawal.confirm.cancel')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
          {t('vendors.move')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        <AmountField
          {...moneyField}
          label={t('funds.amount')}
          value={form.amount}
          onValueChange={form.change}
          hint={t(`vendors.way.available.${direction}`, { amount: money(available), vendor: wallet.name })}
          error={form.fault ? t(`funds.fault.${form.fault}`) : undefined}
          required
        />
        <span>
          <Chip selected={form.isAll} onClick={form.chooseAll}>
            {t('vendors.all')}
          </Chip>
        </span>
        <FormAlert {...alertTexts(form.failure)} />
      </form>
    </Dialog>
  );
}

/** A repeated click is the same transfer: the call keeps its key until it has succeeded. */
function useVendorTransfer(wallet: VendorWallet, direction: Direction, available: string, onClose: () => void) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { toast } = useShell();
  const [amount, setAmount] = useState('');
  const [isAll, setAll] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { mutate, reset, isPending, error } = useCallMutation('wallets.vendorTransfer');
  const fault = isAll ? null : transferFault(amount, { available });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== null) return;
    mutate(
      { vendor: wallet.vendor, direction, amount: isAll ? 'all' : amount },
      {
        onSuccess: ({ moved }) => {
          refreshFunds();
          toast({
            kind: 'success',
            message: t(`vendors.way.moved.${direction}`, { amount: money(moved), vendor: wallet.name }),
          });
          onClose();
        },
      },
    );
  };
  return {
    amount,
    isAll,
    isPending,
    fault: isChecked ? fault : null,
    failure: error,
    submit,
    change: (next: string) => {
      reset();
      setAll(false);
      setAmount(next);
    },
    chooseAll: () => {
      reset();
      setAll(true);
      setAmount(available);
    },
  };
}
