import { usePlay } from '../frame/play-context';
import type { PoolTerms } from '../../src/kinds/slots/pool-draw';
import styles from './paytable.module.css';
import { JACKPOT, SCATTER, type SlotGame, symbolUrl, WILD } from './slot-game';

/** Return, limits, and what everything pays, in multiples of the stake. */
export function Paytable({ game }: { readonly game: SlotGame }) {
  const { t, session, format } = usePlay();
  const url = (symbol: number) => symbolUrl(session.vendor, session.gameCode, symbol);
  const times = (hundredths: number) => `${format.decimal(hundredths / 100 / game.coins)}×`;
  const [from, to] = [format.money(game.stakes[0] ?? 0), format.money(game.stakes.at(-1) ?? 0)];
  return (
    <div className={styles.paytable}>
      <ul>
        <li>{t('rules.return', { percent: format.percent(game.returnBp) })}</li>
        <li>{t(`rules.volatility.${game.volatility}`)}</li>
        <li>{t('rules.limits', { from, to })}</li>
        <li>{game.lines ? t('rules.lines', { count: game.lines.length }) : t('rules.ways')}</li>
      </ul>
      <h3>{t('rules.pays')}</h3>
      <table>
        <thead>
          <tr>
            <th>{t('rules.symbol')}</th>
            {[5, 4, 3].map((count) => (
              <th key={count}>{format.number(count)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.pays
            .map(([three, four, five], symbol) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its number
              <tr key={symbol}>
                <td>
                  <img src={url(symbol)} alt={format.number(symbol + 1)} />
                </td>
                <td>{times(five)}</td>
                <td>{times(four)}</td>
                <td>{times(three)}</td>
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
      <dl>
        <dt>
          <img src={url(WILD)} alt="" />
        </dt>
        <dd>{t('rules.wild')}</dd>
        <dt>
          <img src={url(SCATTER)} alt="" />
        </dt>
        <dd>
          {t('rules.scatter', {
            pays: game.scatterPays.map((pay) => `${format.number(pay)}×`).join(' / '),
            spins: game.freeSpins.map(format.number).join(' / '),
            times: format.number(game.multiplier),
          })}
        </dd>
        {game.jackpot !== null && (
          <>
            <dt>
              <img src={url(JACKPOT)} alt="" />
            </dt>
            <dd>{t('rules.jackpot', { times: format.number(game.jackpot) })}</dd>
          </>
        )}
      </dl>
      {game.pool !== null && <PoolRule pool={game.pool} stake={from} />}
      {game.hasGamble && <p>{t('rules.gamble')}</p>}
      <p>{t('rules.left')}</p>
    </div>
  );
}

function PoolRule({ pool, stake }: { readonly pool: PoolTerms; readonly stake: string }) {
  const { t, format } = usePlay();
  const { shareBp, oddsOfSmallest } = pool;
  return <p>{t('pool.rule', { percent: format.percent(shareBp), stake, odds: format.number(oddsOfSmallest) })}</p>;
}
