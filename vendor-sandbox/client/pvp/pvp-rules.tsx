import { CATEGORIES, type Category } from '../../src/kinds/pvp/poker-rank';
import { BUY_INS, rakeRuleOf, TURN_MS } from '../../src/kinds/pvp/stakes';
import { usePlay } from '../frame/play-context';
import { PlayingCard } from './playing-card';
import styles from './table.module.css';

const card = (rank: number, suit: number) => rank * 4 + suit;
const EXAMPLES: Readonly<Record<Category, readonly number[]>> = {
  highCard: [card(12, 3), card(10, 2), card(7, 0), card(4, 1), card(1, 3)],
  pair: [card(9, 0), card(9, 2), card(12, 3), card(5, 1), card(2, 0)],
  twoPairs: [card(11, 0), card(11, 1), card(4, 3), card(4, 2), card(8, 0)],
  threeOfAKind: [card(6, 0), card(6, 1), card(6, 3), card(11, 2), card(3, 0)],
  straight: [card(8, 0), card(7, 2), card(6, 1), card(5, 3), card(4, 0)],
  flush: [card(12, 2), card(9, 2), card(7, 2), card(4, 2), card(1, 2)],
  fullHouse: [card(10, 0), card(10, 1), card(10, 3), card(5, 2), card(5, 0)],
  fourOfAKind: [card(7, 0), card(7, 1), card(7, 2), card(7, 3), card(12, 0)],
  straightFlush: [card(9, 3), card(8, 3), card(7, 3), card(6, 3), card(5, 3)],
};

/** How it is played, what the house takes, who sits at the table, and what happens when a line or the house breaks. */
export function PvpRules() {
  const { session, t, format } = usePlay();
  const { bp, cap } = rakeRuleOf(1);
  return (
    <>
      <p>{t('rules.how')}</p>
      <p>{t('rules.limits', { smallest: format.money(session.minBet ?? 0) })}</p>
      <p>{t('rules.buyIn', { sizes: BUY_INS.map((size) => format.number(size)).join(', ') })}</p>
      <p>{t('rules.rake', { rake: format.percent(bp), cap: format.number(cap) })}</p>
      <p>{t('rules.house')}</p>
      <p>{t('rules.clock', { seconds: format.number(TURN_MS / 1_000) })}</p>
      <p>{t('rules.broken')}</p>
      <p>{t('rules.keys')}</p>
      <h3>{t('rules.hands')}</h3>
      <ul className={styles.examples}>
        {[...CATEGORIES].reverse().map((category) => (
          <li key={category}>
            <span>
              {EXAMPLES[category].map((one) => (
                <PlayingCard key={one} card={one} />
              ))}
            </span>
            {t(`category.${category}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
