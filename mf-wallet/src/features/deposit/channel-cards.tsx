import { isPositive } from '@marquee/contract/amount';
import type { DepositChannel } from '@marquee/contract/calls/money';
import { useFormat, useMessages } from '@marquee/kit';
import { Landmark, Smartphone, Wallet } from '@marquee/ui/icons';
import { type ComponentType, useId } from 'react';
import { ChoiceCard, ChoiceLine } from '../choice-card/choice-card';
import styles from './channel-cards.module.css';

const BASIS_POINTS = 10_000;

interface ChannelCardsProps {
  readonly channels: readonly DepositChannel[];
  readonly selected: string;
  readonly onSelect: (channel: DepositChannel) => void;
}

/** The deposit channels as a radio group of cards. */
export function ChannelCards({ channels, selected, onSelect }: ChannelCardsProps) {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const name = useId();
  return (
    <fieldset className={styles.cards} aria-label={t('deposit.channel')}>
      {channels.map((channel) => {
        const Icon = channel.method === 'transfer' ? Landmark : iconOf(channel.code);
        return (
          <ChoiceCard
            key={channel.code}
            name={name}
            checked={channel.code === selected}
            icon={<Icon />}
            title={channel.name}
            onChoose={() => onSelect(channel)}
          >
            <ChoiceLine>
              {t('deposit.range', { minimum: money(channel.minimum), maximum: money(channel.maximum) })}
            </ChoiceLine>
            <FeeLine {...channel} />
          </ChoiceCard>
        );
      })}
    </fieldset>
  );
}

/** Who bears the fee, and what it is. */
function FeeLine({ fee: { basisPoints, fixed, bearer } }: DepositChannel) {
  const t = useMessages('wallet');
  const { money, percent } = useFormat();
  const hasFixed = isPositive(fixed);
  if (bearer === 'brand' || (basisPoints === 0 && !hasFixed)) return <ChoiceLine>{t('deposit.noFee')}</ChoiceLine>;
  const parts = [basisPoints > 0 && percent(basisPoints / BASIS_POINTS), hasFixed && money(fixed)].filter(Boolean);
  return <ChoiceLine>{t('deposit.feeOf', { fee: parts.join(' + ') })}</ChoiceLine>;
}

function iconOf(code: string): ComponentType {
  if (/bank|atm|card|napas/.test(code)) return Landmark;
  return /pay|cash|momo|nagad|rocket|mobile/.test(code) ? Smartphone : Wallet;
}
