import type { On } from '../../platform/http/call-registrar';
import { requireRight } from '../operators/rights/rights';
import type { FarmedPlay } from './farmed-play/farmed-play';
import type { LotteryDraws } from './lottery-draws';
import type { TicketAdmin } from './tickets/ticket-admin';

/** Calls of operators about the risk, the odds and the settlement of lotteries, and about bets that members of a line place against each other. */
export function lotteryAdminRoutes(
  on: On,
  { admin, journal }: Pick<LotteryDraws, 'admin' | 'journal'>,
  tickets: TicketAdmin,
  farmedPlay: FarmedPlay,
): void {
  on('lines.farmedPlay', (request, caller) => farmedPlay.show(caller, request));
  on('lotteryDraws.games', (_request, { operator }) => {
    requireRight(operator, 'lotteries');
    return admin.games(operator.brandIds);
  });
  on('lotteryDraws.one', ({ drawId }, caller) => admin.draw(caller, drawId));
  on('lotteryDraws.preview', (request, caller) => admin.preview(caller, request));
  on('lotteryDraws.journal', ({ gameCode, pageNo: page, pageSize }, { operator }) => {
    requireRight(operator, 'lotteries');
    return journal({ gameCode, page, pageSize });
  });
  on('lotteryExposure.read', (request, caller) => admin.exposure.read(caller, request));
  on('lotteryExposure.change', (request, caller) => admin.exposure.change(caller, request));
  on('lotterySettings.read', (request, caller) => admin.settings.read(caller, request));
  on('lotterySettings.save', (request, caller) => admin.settings.save(caller, request));
  on('lotteryTickets.list', (request, caller) => tickets.list(caller, request));
  on('lotteryTickets.one', (request, caller) => tickets.one(caller, request));
  on('lotteryRuns.list', (request, caller) => admin.runs.list(caller, request));
  on('lotteryRuns.pause', async (request, caller) => {
    await admin.runs.pause(caller, request);
    return null;
  });
  on('lotteryRuns.resume', async (request, caller) => {
    await admin.runs.resume(caller, request);
    return null;
  });
}
