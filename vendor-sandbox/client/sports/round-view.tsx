import { usePlay } from '../frame/play-context';
import type { BetRound } from '../frame/play-session';
import styles from './round-view.module.css';
import { TicketLegs } from './ticket-legs';

/** A ticket: legs, odds, scores and outcomes. */
export function SportsRoundView({ round }: { readonly round: BetRound<'sports'> }) {
  const { t, format } = usePlay();
  const ticket = round.detail;
  return (
    <section className={styles.view}>
      <p className={styles.kind}>
        {t(ticket.legs.length > 1 ? 'slip.parlay' : 'slip.single')} · {t(`forms.${ticket.form}`)} · {t('simulated')}
      </p>
      <TicketLegs ticket={ticket} />
      {ticket.nominal !== ticket.risk && (
        <p className={styles.kind}>{t('tickets.nominal', { amount: format.money(ticket.nominal) })}</p>
      )}
      {ticket.valid_bet !== undefined && (
        <p className={styles.kind}>{t('tickets.validBet', { amount: format.money(ticket.valid_bet) })}</p>
      )}
    </section>
  );
}
