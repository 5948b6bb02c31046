import type { AdminDraw, ResultEffect } from '@marquee/contract/calls/lottery-draw-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { Ticket } from '@marquee/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@marquee/kit/http/api-error';
import type { ReactNode } from 'react';
import { useClient } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import styles from '../lottery.module.css';
import type { WireResult } from '../result-rows';
import { Loaded } from '../../../lib/loaded/loaded';

interface ResultEffectsProps {
  readonly draw: Pick<AdminDraw, 'drawId' | 'revision'>;
  readonly result: WireResult;
}

/** What a result would pay by brand, or what it would change of the one that counts. */
export function ResultEffects({ draw: { drawId, revision }, result }: ResultEffectsProps) {
  const t = useMessages('console');
  const client = useClient();
  const read = useQuery<ResultEffect[], ApiError>({
    queryKey: ['lotteryDraws.preview', drawId, revision, result],
    queryFn: ({ signal }) => client.call('lotteryDraws.preview', { drawId, result }, { signal }),
  });
  return (
    <Loaded read={read} height="6rem" empty={{ compact: true, icon: <Ticket />, title: t('lottery.effect.noTickets') }}>
      {(effects) => (
        <div className={styles.effects} role="status">
          {effects.map((effect) => (
            <section key={effect.brand} className={styles.effect}>
              <h3>{effect.brand}</h3>
              <EffectFacts effect={effect} />
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}

function EffectFacts({ effect }: { readonly effect: ResultEffect }) {
  const t = useMessages('console');
  const locale = useLanguage();
  const number = numberFormat(formatLocale(locale));
  const { currency, correction } = effect;
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
  const counted = ({ tickets, amount }: { tickets: number; amount: string }) => (
    <>
      {money(amount)} <small>{t('lottery.effect.ofTickets', { amount: number.format(tickets) })}</small>
    </>
  );
  const facts: readonly (readonly [string, ReactNode])[] = correction
    ? [
        [t('lottery.effect.up'), counted(correction.up)],
        [t('lottery.effect.down'), counted(correction.down)],
        [t('lottery.effect.owed'), money(correction.owed)],
        [t('lottery.effect.payout'), money(effect.payout)],
      ]
    : [
        [t('lottery.effect.stake'), counted({ tickets: effect.tickets, amount: effect.stake })],
        [t('lottery.effect.payout'), counted({ tickets: effect.winners, amount: effect.payout })],
      ];
  return <FactList facts={facts} className={styles.facts} />;
}
