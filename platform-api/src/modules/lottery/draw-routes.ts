import type { Config } from '../../platform/config';
import type { On } from '../../platform/http/call-registrar';
import { requireRight } from '../operators/rights/rights';
import { lobbyLink } from './draws/lobby-link';
import type { LotteryDraws } from './lottery-draws';

/** Calls about draws: calendars, results and proofs for visitors, and their administration. */
export function lotteryDrawRoutes(on: On, draws: LotteryDraws, { publicScheme }: Pick<Config, 'publicScheme'>): void {
  const { journal, menu, opened } = draws;
  on('lottery.openedNumbers', (request, { brand }) => opened.opened(brand.id, request));
  on('lottery.openedNumber', (request, { brand }) => opened.opened(brand.id, request));
  on('lottery.recentResults', (request, { brand }) => opened.recent(brand.id, request));
  on('lottery.schedule', (request, { brand }) => opened.schedule(brand.id, request));
  on('lottery.vnMenu', (request, { brand }) => menu.all(brand.id, request));
  on('lottery.popular', (request, { brand }) => menu.popular(brand.id, request));
  on('lottery.vnRecent', (_request, { brand, member }) => menu.played(brand.id, member.id));
  on('lottery.proof', (request) => journal(request));
  on('lottery.lobbyLink', (link, { request }) => ({ url: lobbyLink(link, `${publicScheme}://${request.host}`) }));

  on('lotteryDraws.list', (request, caller) => draws.list(caller, request));
  on('lotteryDraws.generate', (request, caller) => draws.calendarAdmin.generate(caller, request));
  on('lotteryDraws.calendarEnds', (_request, { operator }) => {
    requireRight(operator, 'lotteries');
    return draws.calendarEnds();
  });
  on('lotteryDraws.move', (request, caller) => draws.proposals.move(caller, request));
  on('lotteryDraws.enterResult', (request, caller) => draws.resultAdmin.enter(caller, request));
  on('lotteryDraws.confirmResult', (request, caller) => draws.resultAdmin.confirm(caller, request));
  on('lotteryDraws.void', (request, caller) => draws.proposals.void(caller, request));
  on('lotteryDraws.feeds', (_request, { operator }) => {
    requireRight(operator, 'lotteries');
    return draws.feeds();
  });
}
