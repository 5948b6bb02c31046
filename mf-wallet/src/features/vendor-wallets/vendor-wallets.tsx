import { isPositive } from '@marquee/contract/amount';
import type { VendorWallet, VendorWallets as Wallets } from '@marquee/contract/calls/vendor-wallets';
import { useAlertTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { FormAlert } from '@marquee/ui/form';
import { ArrowDownToLine, ArrowUpFromLine, House } from '@marquee/ui/icons';
import { useState } from 'react';
import { useAutoTransfer, useReturnAll, useVendorWallets } from './use-vendor-wallets';
import { type Direction, VendorTransferDialog } from './vendor-transfer-dialog';
import styles from './vendor-wallets.module.css';

/** Balances in vendors' own wallets; renders nothing where the brand has a single wallet. */
export function VendorWallets() {
  const { data, isPending } = useVendorWallets();
  if (isPending) return <div aria-busy="true" />;
  return data && data.wallets.length > 0 ? <WalletList funds={data} /> : null;
}

function WalletList({ funds }: { readonly funds: Wallets }) {
  const t = useMessages('wallet');
  const alertTexts = useAlertTexts();
  const [openTransfer, setOpenTransfer] = useState<{ readonly vendor: string; readonly direction: Direction } | null>(
    null,
  );
  const returning = useReturnAll();
  const auto = useAutoTransfer(funds.autoTransfer);
  const failure = returning.error ?? auto.error;
  const wallet = funds.wallets.find(({ vendor }) => vendor === openTransfer?.vendor);
  return (
    <Panel
      title={t('vendors.title')}
      description={t('vendors.description')}
      actions={
        <Button
          icon={<House aria-hidden="true" />}
          disabled={!funds.wallets.some(({ balance }) => isPositive(balance))}
          loading={returning.isPending}
          onClick={returning.returnAll}
        >
          {t('balance.returnAll')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {funds.wallets.map((wallet) => (
          <Row
            key={wallet.vendor}
            wallet={wallet}
            onTransfer={(direction) => setOpenTransfer({ vendor: wallet.vendor, direction })}
          />
        ))}
      </ul>
      <div className={styles.auto}>
        <Switch
          label={t('vendors.auto')}
          checked={auto.isOn}
          onChange={({ currentTarget }) => auto.set(currentTarget.checked)}
        />
        <p>{t('vendors.autoHint')}</p>
      </div>
      <FormAlert {...alertTexts(failure)} />
      {openTransfer && wallet && (
        <VendorTransferDialog
          wallet={wallet}
          direction={openTransfer.direction}
          available={openTransfer.direction === 'in' ? funds.main : wallet.balance}
          onClose={() => setOpenTransfer(null)}
        />
      )}
    </Panel>
  );
}

function Row({
  wallet: { name, balance, isOpen },
  onTransfer,
}: {
  readonly wallet: VendorWallet;
  readonly onTransfer: (direction: Direction) => void;
}) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <strong className={styles.balance}>{money(balance)}</strong>
      <span className={styles.moves}>
        {isOpen && (
          <Button
            size="sm"
            icon={<ArrowDownToLine aria-hidden="true" />}
            aria-label={t('vendors.inTo', { vendor: name })}
            onClick={() => onTransfer('in')}
          >
            {t('vendors.in')}
          </Button>
        )}
        <Button
          size="sm"
          icon={<ArrowUpFromLine aria-hidden="true" />}
          aria-label={t('vendors.outOf', { vendor: name })}
          disabled={!isPositive(balance)}
          onClick={() => onTransfer('out')}
        >
          {t('vendors.out')}
        </Button>
      </span>
    </li>
  );
}
