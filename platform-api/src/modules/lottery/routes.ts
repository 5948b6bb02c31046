import { formatAmount } from '@marquee/contract/money';
import type { On } from '../../platform/http/call-registrar';
import type { PublicIds } from '../../platform/public-id';
import type { LotteryService } from './service';

export interface LotteryRouteParts {
  readonly lottery: LotteryService;
  readonly publicIds: PublicIds;
  /** Whether the brand's jurisdiction allows bets that follow one another by themselves. */
  readonly allowsAutoBet: (brandId: number) => Promise<boolean>;
}

export function lotteryRoutes(on: On, { lottery, publicIds, allowsAutoBet }: LotteryRouteParts): void {
  const { rooms, tickets } = lottery;
  on('lottery.playMenu', async (input, context) => ({
    ...(await rooms.playMenu(input, context)),
    mayRaiseChases: await allowsAutoBet(context.brand.id),
  }));
  on('lottery.issue', (input, { brand }) => rooms.issues(input, brand));
  on('lottery.room', (input, { brand }) => rooms.room(input, brand));
  on('lottery.order', async (input, context) => lottery.present(await lottery.place(input, context)));
  on('lottery.chase', async (input, context) => {
    const chase = await lottery.chase(input, context, await allowsAutoBet(context.brand.id));
    return {
      chaseId: publicIds.encode(chase.chaseId),
      tickets: chase.tickets.map(lottery.present),
      balance: formatAmount(chase.balance),
    };
  });
  on('lottery.chases', (input, { member }) => lottery.chases(member.id, input));
  on('lottery.stopChase', async ({ chaseId }, context) => {
    const { state, balance } = await lottery.stopChase(publicIds.decode(chaseId), context);
    return { chaseId, state, balance: formatAmount(balance) };
  });
  on('lottery.cancel', async ({ ticketId }, context) => ({
    ticketId,
    balance: formatAmount(await lottery.cancel(publicIds.decode(ticketId), context)),
  }));
  on('lottery.orders', (input, { member }) => tickets.list(member.id, input));
  on('lottery.orderDetail', ({ ticketId }, { member }) => tickets.one(member.id, ticketId));
}
