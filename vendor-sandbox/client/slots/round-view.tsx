import { usePlay } from '../frame/play-context';
import type { BetRound } from '../frame/play-session';
import styles from './round-view.module.css';
import { symbolUrl } from './slot-game';

/** Every spin of a round with what it paid, and what was gambled. */
export function RoundView({ round }: { readonly round: BetRound<'slots'> }) {
  const { t, format } = usePlay();
  if (!round.detail.spins) return <p>{t('round.none')}</p>;
  const { spins, gambles, jackpot } = round.detail;
  return (
    <div className={styles.round}>
      {spins.map(({ grid, wins, won, multiplier }, index) => {
        const litCells = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a spin is identified by its position
          <figure key={index} className={styles.spin}>
            <figcaption>
              <b>{index === 0 ? t('round.spin') : t('round.free', { number: format.number(index) })}</b>
              <span>{won > 0 ? t('won', { amount: format.money(won) }) : t('nothing')}</span>
              {multiplier > 1 && won > 0 && <span>{`×${format.number(multiplier)}`}</span>}
            </figcaption>
            <div className={styles.grid}>
              {grid.map((symbols, reel) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
                <div key={reel}>
                  {symbols.map((symbol, row) => (
                    <img
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                      key={row}
                      src={symbolUrl(round.vendor, round.gameCode, symbol)}
                      alt=""
                      data-lit={litCells.has(`${reel} ${row}`)}
                    />
                  ))}
                </div>
              ))}
            </div>
          </figure>
        );
      })}
      {jackpot !== undefined && (
        <p>
          <b>{t('pool.wonAmount', { amount: format.money(jackpot) })}</b>
        </p>
      )}
      {gambles.map(({ pick, drawn }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gamble is identified by its position
        <p key={index}>{t(pick === drawn ? 'round.doubled' : 'round.gambledAway', { colour: t(`gamble.${drawn}`) })}</p>
      ))}
    </div>
  );
}
