import type { CrashBets } from '@marquee/contract/in-house';
import { crashPayout } from '@marquee/contract/fairness/crash';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { Users } from '@marquee/ui/icons';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { rankBets } from './rank-bets';
import type { CrashState } from './crash-state';
import styles from './crash-table.module.css';

type TableBet = CrashBets['bets'][number];

/** The bets of this round: who, how much, and at what multiplier they cashed out. */
export function CrashTable({ state }: { readonly state: CrashState }) {
  const t = useText();
  const format = useFormat();
  const bets = rankBets(state.bets);
  const hiddenCount = state.betCount - bets.length;
  return (
    <section className={styles.table} aria-label={t('crash.players')}>
      <h2 className={styles.title}>
        <Users aria-hidden="true" />
        {t('crash.players')}
        <span>{format.number(state.betCount)}</span>
      </h2>
      {bets.length === 0 ? (
        <p className={styles.none}>{t('crash.noPlayers')}</p>
      ) : (
        <ul className={styles.list}>
          {bets.map((bet, place) => (
            // Neither name nor stake identifies a bet; bets change their places only when others join.
            <BetLine key={`${bet.player}:${place}`} bet={bet} crashed={state.phase?.phase === 'crashed'} />
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <p className={styles.none}>{t('crash.morePlayers', { count: format.number(hiddenCount) })}</p>
      )}
    </section>
  );
}

function BetLine({ bet, crashed }: { readonly bet: TableBet; readonly crashed: boolean }) {
  const t = useText();
  const format = useFormat();
  const { session } = useGame();
  const symbol = (bet.currency === session.currency ? session.currencySymbol : bet.currency) || undefined;
  const hundredths = bet.cashedOutHundredths;
  const payout = hundredths === null ? null : formatAmount(crashPayout(parseAmount(bet.stake), hundredths));
  return (
    <li
      className={styles.line}
      data-mine={bet.mine || undefined}
      data-state={payout ? 'won' : crashed ? 'lost' : 'flying'}
    >
      <span className={styles.player}>{bet.mine ? t('crash.you') : bet.player}</span>
      <bdi className={styles.stake}>{format.money(bet.stake, symbol)}</bdi>
      {payout !== null && (
        <>
          <span className={styles.multiplier}>{hundredths !== null && format.multiplier(hundredths)}</span>
          <bdi className={styles.payout}>{format.money(payout, symbol)}</bdi>
        </>
      )}
    </li>
  );
}
