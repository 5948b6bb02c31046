import { gamesErasure } from '../modules/games/erasure-statements';
import { gamesData } from '../modules/games/personal-data-statements';
import { lotteryErasure } from '../modules/lottery/erasure-statements';
import { lotteryData } from '../modules/lottery/personal-data-statements';
import { moneyErasure } from '../modules/money/erasure-statements';
import { moneyData } from '../modules/money/personal-data-statements';
import { operatorsErasure } from '../modules/operators/erasure-statements';
import { operatorsData } from '../modules/operators/personal-data-statements';
import { peopleErasure } from '../modules/people/erasure-statements';
import { peopleData } from '../modules/people/personal-data-statements';
import { rewardsErasure } from '../modules/rewards/erasure-statements';
import { rewardsData } from '../modules/rewards/personal-data-statements';
import type { PersonalData, PersonalDataErasure } from '../platform/personal-data';

/** All that the platform holds of a member, in the order of the archive. */
export const personalData: readonly PersonalData[] = [
  ...peopleData,
  ...operatorsData,
  ...moneyData,
  ...gamesData,
  ...lotteryData,
  ...rewardsData,
];

/** Tables with members that no export hands over, with the reason. */
export const WITHHELD_TABLES: Readonly<Record<string, string>> = {
  erasure_hold: 'a case that the member must not hear of, such as a report to the authorities',
  account_opening: 'an approval that waits for the member, for days',
  broadcast_member: 'who still has to get a message of an operator, until it is in the inbox',
  acquired_member: 'that 30 days since the registration are over, and signs that name other accounts',
  cash_feed: 'movements of money again, in the order of the commits, until their figures are summed up',
  line_cash_daily: 'movements summed up for everybody above; the own ones are handed over one by one',
  line_daily: 'bets summed up for everybody above; the own ones are handed over one by one',
  member_activation: 'the digest of a one-time password or a link, until the account is activated',
  postback_delivery: 'calls about other members, by numbers, for a month; the office shows them',
  postback_secret: 'what calls are signed with, which is told once',
  registration_row: 'which row of an upload asked for an account: about the list of whoever registered it',
  member_line: 'the ids of those above, who are other people; the account names its upline',
  password_reset: 'the hash of a link, for minutes',
  step_up: 'a login that is not finished, for minutes',
  identity_number: 'a fingerprint of the document number, which tells nobody the number',
  identity_number_attempt: 'tries with the document of somebody else, which tell that somebody else uses it',
  play_feed: 'the bets again, in the order of their changes',
  reconciliation_item:
    'differences between the accounts of a vendor and ours: about vendors, and settled through movements',
  referral_refusal: 'signs by which invitations of oneself are recognised, which name the other account',
  vip_reach: 'what the rules of levels leave to the next one, counted again from the days of play',
  withdraw_password_try: 'wrong tries, forgotten after the next right one',
};

/** What is erased of the member of a closed account after its years, floor by floor. */
export const personalDataErasures: readonly PersonalDataErasure[] = [
  peopleErasure,
  operatorsErasure,
  moneyErasure,
  gamesErasure,
  lotteryErasure,
  rewardsErasure,
];
