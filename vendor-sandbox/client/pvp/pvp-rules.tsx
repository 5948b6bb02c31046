import { type Category, CATEGORIES } from '../../src/kinds/pvp/hold-em/poker-rank';
import type { PvpOffer } from '../../src/kinds/pvp/pvp-messages';
import { TURN_MS } from '../../src/kinds/pvp/stakes';
import { MOST_STAKE_BOOTS, POT_LIMIT_BOOTS } from '../../src/kinds/pvp/teen-patti/teen-hand';
import { TEEN_CATEGORIES, type TeenCategory } from '../../src/kinds/pvp/teen-patti/teen-rank';
import { usePlay } from '../frame/play-context';
import { HandRanks } from './hand-ranks';

const card = (rank: number, suit: number) => rank * 4 + suit;
const POKER: Readonly<Record<Category, readonly number[]>> = {
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

const TEEN: Readonly<Record<TeenCategory, readonly number[]>> = {
  highCard: [card(12, 3), card(9, 2), card(5, 0)],
  pair: [card(9, 0), card(9, 2), card(12, 3)],
  color: [card(11, 2), card(7, 2), card(3, 2)],
  sequence: [card(8, 0), card(7, 2), card(6, 1)],
  pureSequence: [card(10, 3), card(9, 3), card(8, 3)],
  trail: [card(12, 0), card(12, 1), card(12, 3)],
};

/** How it is played, what the house takes, who sits at the table, and what happens when a line or the house breaks. */
export function PvpRules({ offer }: { readonly offer: PvpOffer }) {
  const { session, t, format } = usePlay();
  const { game, buyIns, rakeBp, rooms } = offer;
  const [smallest] = rooms;
  const values = {
    smallest: format.money(session.minBet ?? 0),
    sizes: buyIns.map((size) => format.number(size)).join(', '),
    rake: format.percent(rakeBp),
    cap: format.number((smallest?.rakeCap ?? 0) / (smallest?.unit ?? 1)),
    seconds: format.number(TURN_MS / 1_000),
    most: format.number(MOST_STAKE_BOOTS),
    limit: format.number(POT_LIMIT_BOOTS),
  };
  const own = game === 'holdem' ? ['how', 'limits'] : ['how', 'bets', 'show', 'sideShow', 'allIn', 'limits'];
  return (
    <>
      {[...own, 'buyIn', 'rake'].map((part) => (
        <p key={part}>{t(`game.${game}.rules.${part}`, values)}</p>
      ))}
      <p>{t('rules.house')}</p>
      <p>{t(`game.${game}.rules.clock`, values)}</p>
      <p>{t('rules.broken')}</p>
      <p>{t(`game.${game}.rules.keys`)}</p>
      {game === 'holdem' ? (
        <HandRanks ranks={[...CATEGORIES].reverse().map((category) => [category, POKER[category]])} />
      ) : (
        <HandRanks ranks={[...TEEN_CATEGORIES].reverse().map((category) => [category, TEEN[category]])} />
      )}
    </>
  );
}
