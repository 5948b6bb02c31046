import { deleteOf } from '../../platform/erasure-statements';
import type { PersonalDataErasure } from '../../platform/personal-data';

const PLAY = 'play, which the books follow from, by the number of the account';

/** Bets and their rounds stay, as the books that follow from them do. */
export const gamesErasure: PersonalDataErasure = {
  erased: ['favourite_game', 'recent_game'].map((table) => ({ tables: [table], texts: [deleteOf(table)] })),
  kept: {
    bet: PLAY,
    crash_bet: PLAY,
    free_bet_grant: PLAY,
    game_session: 'vendors name it in what they still reconcile',
    hi_lo_round: PLAY,
    in_house_seed_pair: 'published: every round can be computed again',
    instant_round: PLAY,
    member_daily: PLAY,
    mines_round: PLAY,
    reconciliation_item: 'differences between the accounts of a vendor and ours',
    withheld_win: PLAY,
  },
};
