import type { DepositChannel } from '@marquee/contract/calls/money';
import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { useAlertTexts, useFormat, useMessages, useMoneyField } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { AmountControl } from '@marquee/ui/amount-control';
import { FormAlert } from '@marquee/ui/form';
import { Lock } from '@marquee/ui/icons';
import { ChannelCards } from './channel-cards';
import styles from './deposit-fields.module.css';
import type { DepositChoice } from './deposit-rules';
import { DepositPromotions } from './deposit-promotions';
import { DepositSum } from './deposit-sum';
import { useDeposit } from './use-deposit';

const NONE: readonly PromotionDetail[] = [];

interface DepositFieldsProps {
  readonly channels: readonly DepositChannel[];
  /** Those that the deposit may set off. */
  readonly promotions?: readonly PromotionDetail[];
  readonly initial: DepositChoice;
}

export function DepositFields({ channels, promotions = NONE, initial }: DepositFieldsProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const moneyField = useMoneyField();
  const alertTexts = useAlertTexts();
  const form = useDeposit(channels, initial);
  const { channel, amount, limits } = form;
  const isGood = form.checkAmount(amount) === undefined;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.channels}>
        <Panel title={t('deposit.channel')}>
          <ChannelCards channels={channels} selected={channel.code} onSelect={form.chooseChannel} />
        </Panel>
        {promotions.length > 0 && (
          <DepositPromotions
            promotions={promotions}
            amount={isGood ? amount : ''}
            ownPercent={channel.wageringPercent}
          />
        )}
      </div>
      <Panel title={t('deposit.howMuch')} tone="accent">
        <div className={styles.amount}>
          <AmountControl
            {...moneyField}
            control={form.control}
            name="amount"
            validate={form.checkAmount}
            label={t('deposit.amount')}
            presets={channel.presets.map((value) => ({ value, label: money(value, { compact: true }) }))}
            hint={t('deposit.limits', limits)}
            required
          />
          <DepositSum amount={isGood ? amount : ''} channel={channel} promotions={promotions} />
          <FormAlert {...alertTexts(form.failure)} />
          <Button type="submit" variant="primary" size="lg" block loading={form.isBusy}>
            {isGood ? t('deposit.submit', { amount: money(amount) }) : t('deposit.submitBare')}
          </Button>
          <p className={styles.note}>
            <Lock aria-hidden="true" />
            {channel.method === 'redirect'
              ? t('deposit.redirectNote', { channel: channel.name })
              : t('deposit.transferNote')}
          </p>
        </div>
      </Panel>
    </form>
  );
}
