import { parseAmount } from '@marquee/contract/amount';
import type { ProposalValue } from '@marquee/contract/calls/proposals';
import type { PrizeReward } from '@marquee/contract/prizes/reward';
import type { PrizeTerms } from '@marquee/contract/prizes/terms';
import { fact, type Fact, factOf, localised, money, number, text, word, yes } from '../../../operators/proposals/facts';

/** What terms of prizes say, for the operator who decides them. */
export function prizeFacts(terms: PrizeTerms, currency: string): Fact[] {
  const amount = (value: string) => money(currency)(parseAmount(value));
  const reward = (given: PrizeReward, of: ProposalValue) => rewardFacts(given, of, amount);
  switch (terms.kind) {
    case 'check-in':
      return terms.days.flatMap((given, index) => reward(given, number(index + 1)));
    case 'wheel':
      return [
        ...terms.prizes.flatMap(({ prizeId, names, reward: given, weight, stock }) => [
          ...localised('prizes.prize', names, text(prizeId)),
          ...reward(given, text(prizeId)),
          fact('prizes.weight', number(weight), text(prizeId)),
          ...factOf('prizes.stock', stock, number, text(prizeId)),
        ]),
        fact('prizes.fallback', text(terms.fallback)),
      ];
    case 'envelope':
      return [
        fact('prizes.times', text(terms.times.join(' '))),
        fact('prizes.minutes', number(terms.minutes)),
        fact('prizes.budget', amount(terms.budget)),
        fact('prizes.count', number(terms.count)),
        fact('prizes.least', amount(terms.least)),
        fact('prizes.step', amount(terms.step)),
        fact('prizes.needsTicket', yes(terms.needsTicket)),
      ];
    case 'raffle':
      return [
        fact('prizes.drawDay', word(`prizes.weekday.${weekdayOf(terms.weekday)}`)),
        fact('prizes.drawTime', text(terms.time)),
        fact('prizes.most', number(terms.most)),
        fact('prizes.perMember', number(terms.perMember)),
        ...terms.prizes.flatMap(({ reward: given, places }, index) => [
          ...reward(given, number(index + 1)),
          fact('prizes.places', number(places), number(index + 1)),
        ]),
      ];
  }
}

function rewardFacts(reward: PrizeReward, of: ProposalValue, amount: (value: string) => ProposalValue): Fact[] {
  const gives = fact('prizes.gives', word(`prizes.reward.${reward.kind}`), of);
  switch (reward.kind) {
    case 'cash':
      return [
        gives,
        fact('prizes.amount', amount(reward.amount), of),
        fact('prizes.wagering', number(reward.wageringTimes), of),
      ];
    case 'points':
      return [gives, fact('points.points', number(reward.points), of)];
    case 'tickets':
      return [
        gives,
        fact('prizes.ticket', word(`prizes.unit.${reward.unit}`), of),
        fact('prizes.number', number(reward.count), of),
        fact('prizes.lifetime', number(reward.lifetimeDays), of),
      ];
    case 'nothing':
      return [gives];
  }
}

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const weekdayOf = (weekday: number) => WEEKDAYS[weekday - 1] ?? '1';
