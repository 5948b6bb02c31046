import type { PersonalDataErasure } from '../../platform/personal-data';

const TICKETS = 'tickets, which the books follow from, by the number of the account';

/** Tickets name nobody. */
export const lotteryErasure: PersonalDataErasure = {
  erased: [],
  kept: {
    group_income: TICKETS,
    lottery_chase: TICKETS,
    lottery_member_group: TICKETS,
    lottery_rebate: TICKETS,
    lottery_ticket: TICKETS,
  },
};
