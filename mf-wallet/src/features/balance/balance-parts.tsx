import { isPositive } from '@marquee/contract/amount';
import type { VendorWallets } from '@marquee/contract/calls/vendor-wallets';
import { useAlertTexts, useBrand, useFormatLocale, useMessages } from '@marquee/kit';
import { Button, IconButton, Money } from '@marquee/ui';
import { FormAlert } from '@marquee/ui/form';
import { ChevronDown, House } from '@marquee/ui/icons';
import { Popover } from '@marquee/ui/popover';
import { useReturnAll } from '../vendor-wallets/use-vendor-wallets';
import styles from './balance.module.css';

interface BalancePartsProps {
  readonly funds: VendorWallets;
  readonly isHidden: boolean;
}

/** Where the money is while some of it is at vendors, and a button that returns all of it. */
export function BalanceParts({ funds, isHidden }: BalancePartsProps) {
  const t = useMessages('wallet');
  const { currencySymbol } = useBrand();
  const locale = useFormatLocale();
  const alertTexts = useAlertTexts();
  const { returnAll, isPending, error } = useReturnAll();
  const atVendors = funds.wallets.filter(({ balance }) => isPositive(balance));
  const parts = [
    { key: 'main', name: t('balance.main'), balance: funds.main },
    ...atVendors.map(({ vendor, name, balance }) => ({ key: vendor, name, balance })),
  ];
  return (
    <Popover
      label={t('balance.where')}
      align="end"
      trigger={<IconButton size="sm" className={styles.eye} icon={<ChevronDown />} label={t('balance.where')} />}
    >
      <div className={styles.parts}>
        <strong>{t('balance.where')}</strong>
        <dl>
          {parts.map(({ key, name, balance }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <Money
                  amount={balance}
                  currency={currencySymbol}
                  locale={locale}
                  hidden={isHidden}
                  hiddenLabel={t('balance.hidden')}
                />
              </dd>
            </div>
          ))}
        </dl>
        <Button icon={<House aria-hidden="true" />} loading={isPending} onClick={returnAll}>
          {t('balance.returnAll')}
        </Button>
        <FormAlert {...alertTexts(error)} />
      </div>
    </Popover>
  );
}
