import type { VendorWallet } from '@marquee/contract/calls/vendor-wallets';
import {
  useAlertTexts,
  useCallMutation,
  useFormat,
  useFormSubmit,
  useMessages,
  useMoneyField,
  useShell,
} from '@marquee/kit';
import { Button, Chip } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { AmountControl } from '@marquee/ui/amount-control';
import { FormAlert } from '@marquee/ui/form';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
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
      title={t(`vendors.direction.title.${direction}`, { vendor: wallet.name })}
      closeLabel={t('withdrawal.confirm.cancel')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
          {t('vendors.move')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        <AmountControl
          {...moneyField}
          control={form.control}
          name="amount"
          validate={form.checkAmount}
          label={t('funds.amount')}
          hint={t(`vendors.direction.available.${direction}`, { amount: money(available), vendor: wallet.name })}
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
  const call = useCallMutation('wallets.vendorTransfer');
  const form = useForm({ mode: 'onTouched', defaultValues: { amount: '' } });
  const [isAllChosen, setAllChosen] = useState(false);
  const amount = useWatch({ control: form.control, name: 'amount' });
  // Everything may be more exact than an amount that one enters; another amount is no longer everything.
  const isAll = isAllChosen && amount === available;
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    const { moved } = await call.mutateAsync({
      vendor: wallet.vendor,
      direction,
      amount: isAll ? 'all' : values.amount,
    });
    refreshFunds();
    toast({
      kind: 'success',
      message: t(`vendors.direction.moved.${direction}`, { amount: money(moved), vendor: wallet.name }),
    });
    onClose();
  });
  return {
    control: form.control,
    isAll,
    isPending,
    failure,
    submit,
    checkAmount(entered: string) {
      const fault = isAllChosen && entered === available ? null : transferFault(entered, { available });
      return fault === null ? undefined : t(`funds.fault.${fault}`);
    },
    chooseAll() {
      setAllChosen(true);
      form.clearErrors();
      form.setValue('amount', available);
    },
  };
}
