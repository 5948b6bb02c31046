import { baccaratTotal } from '@marquee/contract/fairness/baccarat';
import { diceTotal } from '@marquee/contract/fairness/sic-bo';
import { useFormat, useMessages } from '@marquee/kit';
import { MiniCard } from './mini-card';
import { MiniDie } from './mini-die';
import { SpotBets } from './spot-bets';
import type { TableResult } from './table-result';
import styles from './table-round.module.css';

/** Cards or dice of a round, and what became of each bet on them. */
export function TableRound({ result }: { readonly result: TableResult }) {
  switch (result.game) {
    case 'hilo':
      return <HiLoTrail {...result} />;
    case 'baccarat':
      return <Deal {...result} />;
    case 'sicbo':
      return <Thrown {...result} />;
  }
}

function HiLoTrail({ cards, moves, isLost }: Extract<TableResult, { game: 'hilo' }>) {
  const t = useMessages('member');
  const { number } = useFormat();
  const right = moves.filter((move) => move !== 'skip').length - (isLost ? 1 : 0);
  return (
    <figure className={styles.figure}>
      <ol className={styles.trail}>
        {cards.map((card, place) => {
          const move = moves[place - 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a round never change places
            <li key={place}>
              <small>{move ? t(`round.hilo.${move}`) : t('round.hilo.first')}</small>
              <MiniCard card={card} />
            </li>
          );
        })}
      </ol>
      <figcaption>
        {t('round.hilo.right', { guesses: number(right) })}
        {isLost && ` · ${t('round.hilo.wrong')}`}
      </figcaption>
    </figure>
  );
}

function Deal({ deal, bets }: Extract<TableResult, { game: 'baccarat' }>) {
  const t = useMessages('member');
  const { number } = useFormat();
  return (
    <figure className={styles.figure}>
      <div className={styles.hands}>
        {(['player', 'banker'] as const).map((hand) => (
          <div key={hand} className={styles.hand} data-won={deal.winner === hand || undefined}>
            <b>
              {t(`round.baccarat.${hand}`)} {number(baccaratTotal(deal[hand]))}
            </b>
            <span className={styles.cards}>
              {deal[hand].map((card, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice from eight packs
                <MiniCard key={place} card={card} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <SpotBets bets={bets} nameOf={(spot) => t(`round.baccarat.${spot}`)} />
    </figure>
  );
}

function Thrown({ dice, bets }: Extract<TableResult, { game: 'sicbo' }>) {
  const t = useMessages('member');
  const { number } = useFormat();
  const nameOf = (spot: string) => {
    const [, stem = spot, digits = ''] = /^(\D+)(\d+)$/.exec(spot) ?? [];
    const [first = 0, second = 0] = [...digits].map(Number);
    return t(`round.sicbo.${stem}`, {
      number: number(Number(digits)),
      first: number(first),
      second: number(second),
    });
  };
  return (
    <figure className={styles.figure}>
      <span className={styles.dice}>
        {dice.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three dice in the order of their throw
          <MiniDie key={place} face={face} />
        ))}
      </span>
      <figcaption>{t('round.sicbo.total', { number: number(diceTotal(dice)) })}</figcaption>
      <SpotBets bets={bets} nameOf={nameOf} />
    </figure>
  );
}
