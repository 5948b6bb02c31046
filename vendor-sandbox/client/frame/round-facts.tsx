import type { Formats } from './formats';
import type { PlayedBet } from './play-session';
import styles from './round-page.module.css';
import type { Translate } from './texts';

interface RoundFactsProps {
  readonly round: PlayedBet;
  readonly format: Formats;
  readonly t: Translate;
}

/** Stake, payout, state and time of a bet. */
export function RoundFacts({ round, format, t }: RoundFactsProps) {
  const facts = [
    [
      t('frame.round.stake'),
      round.free ? `${format.money(round.stake)} · ${t('frame.freeBet')}` : format.money(round.stake),
    ],
    [t('frame.round.payout'), round.state === 'settled' ? format.money(round.payout) : '–'],
    [t('frame.round.state'), t(`frame.states.${round.state}`)],
    [t('frame.round.time'), format.zonedTime(round.at)],
    ...round.takenBack.map((payout) => [t('frame.round.corrected'), format.money(payout)]),
    [t('frame.round.id'), round.id],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], index) => (
        <div key={`${name} ${index}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
