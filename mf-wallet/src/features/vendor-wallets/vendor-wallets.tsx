import type { VendorWallet, VendorWallets as Wallets } from '@marquee/contract/calls/vendor-wallets';
import { useAlertTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { Switch } from '@marquee/ui/choice';
import { FormAlert } from '@marquee/ui/form';
import { ArrowDownToLine, ArrowUpFromLine, House } from '@marquee/ui/icons';
import { useState } from 'react';
import { useAutoTransfer, useBringHome, useVendorWallets } from './use-vendor-wallets';
import { type Direction, VendorTransferDialog } from './vendor-transfer-dialog';
import styles from './vendor-wallets.module.css';

/** Money that lies at vendors; nothing where the brand has a single wallet. */
export function VendorWallets() {
  const { data } = useVendorWallets();
  return data && data.wallets.length > 0 ? <Shown funds={data} /> : null;
}

function Shown({ funds }: { readonly funds: Wallets }) {
  const t = useMessages('wallet');
  const alertTexts = useAlertTexts();
  const [asked, setAsked] = useState<{ readonly vendor: string; readonly direction: Direction } | null>(null);
  const home = useBringHome();
  const auto = useAutoTransfer(funds.autoTransfer);
  const failure = home.error ?? auto.error;
  const wallet = funds.wallets.find(({ vendor }) => vendor === asked?.vendor);
  return (
    <Panel
      title={t('vendors.title')}
      description={t('vendors.description')}
      actions={
        <Button
          icon={<House aria-hidden="true" />}
          disabled={!funds.wallets.some(({ balance }) => isSome(balance))}
          loading={home.isPending}
          onClick={home.bringHome}
        >
          {t('vendors.returnAll')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {funds.wallets.map((wallet) => (
          <Row
            key={wallet.vendor}
            wallet={wallet}
            onAsk={(direction) => setAsked({ vendor: wallet.vendor, direction })}
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
      {asked && wallet && (
        <VendorTransferDialog
          wallet={wallet}
          direction={asked.direction}
          available={asked.direction === 'in' ? funds.main : wallet.balance}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

function Row({
  wallet: { name, balance, isOpen },
  onAsk,
}: {
  readonly wallet: VendorWallet;
  readonly onAsk: (direction: Direction) => void;
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
            onClick={() => onAsk('in')}
          >
            {t('vendors.in')}
          </Button>
        )}
        <Button
          size="sm"
          icon={<ArrowUpFromLine aria-hidden="true" />}
          aria-label={t('vendors.outOf', { vendor: name })}
          disabled={!isSome(balance)}
          onClick={() => onAsk('out')}
        >
          {t('vendors.out')}
        </Button>
      </span>
    </li>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);
