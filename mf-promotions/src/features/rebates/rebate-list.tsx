import type { Rebate } from '@marquee/contract/calls/rebates';
import { isPositive } from '@marquee/contract/amount';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { useId } from 'react';
import styles from './rebates.module.css';
import { useClaimRebate } from './use-claim-rebate';

const TONES = { claimable: 'warning', claimed: 'success', paid: 'success', lapsed: 'neutral' } as const;

/** Settled days with their amounts by type of game. */
export function RebateList({ rebates }: { readonly rebates: readonly Rebate[] }) {
  return (
    <ul className={styles.days}>
      {rebates.map((rebate) => (
        <RebateDay key={rebate.day} rebate={rebate} />
      ))}
    </ul>
  );
}

function RebateDay({ rebate }: { readonly rebate: Rebate }) {
  const t = useMessages('promotions');
  const { day: dayText, dateTime, money } = useFormat();
  const id = useId();
  const { day, state, amount, corrected, wagering, expiresAt, lines } = rebate;
  const hasCorrection = Number(corrected) !== 0;
  return (
    <li className={styles.day} data-state={state}>
      <header>
        <h2 id={`${id}-day`}>{dayText(day)}</h2>
        <Badge tone={TONES[state]}>{t(`rebates.states.${state}`)}</Badge>
        <p className={styles.amount}>
          <bdi>{money(amount)}</bdi>
        </p>
      </header>
      <dl className={styles.lines}>
        {lines.map(({ gameType, validBet, amount: share }) => (
          <div key={gameType}>
            <dt>{t('rebates.line', { games: t(`points.games.${gameType}`), validBet: money(validBet) })}</dt>
            <dd>
              <bdi>{money(share)}</bdi>
            </dd>
          </div>
        ))}
        {hasCorrection && (
          <div>
            <dt>{t('rebates.corrected')}</dt>
            <dd>
              <bdi>{money(corrected)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {isPositive(wagering) && <p className={styles.note}>{t('rebates.wagering', { amount: money(wagering) })}</p>}
      {state === 'claimable' && (
        <footer>
          {expiresAt !== null && <p className={styles.note}>{t('rebates.until', { when: dateTime(expiresAt) })}</p>}
          <ClaimButton day={day} id={id} />
        </footer>
      )}
    </li>
  );
}

function ClaimButton({ day, id }: { readonly day: string; readonly id: string }) {
  const t = useMessages('promotions');
  const { claim, isPending } = useClaimRebate();
  return (
    <Button id={`${id}-claim`} aria-labelledby={`${id}-claim ${id}-day`} loading={isPending} onClick={() => claim(day)}>
      {t('rebates.claim')}
    </Button>
  );
}
