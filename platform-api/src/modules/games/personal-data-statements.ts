import type { PersonalData } from '../../platform/personal-data';

const IN_HOUSE_ROUNDS = ['mines_round', 'instant_round', 'hi_lo_round', 'crash_bet'];

/** Bets, and the games that they were made in. */
export const gamesData: readonly PersonalData[] = [
  {
    file: 'bets',
    // The rounds of our own games are bets here, with their result in the detail.
    tables: ['bet', ...IN_HOUSE_ROUNDS],
    text: `select b.id::text as "betId", b.placed_at as "placedAt", v.code as vendor, g.code as game, b.game_type as "gameType",
             b.round_id as "roundId", b.stake, b.is_free as "isFree", b.status::text as status, b.payout, b.valid_bet as "validBet",
             b.settled_at as "settledAt"
           from bet b join vendor v on v.id = b.vendor_id left join game g on g.id = b.game_id
           where b.member_id = $1 order by b.placed_at, b.id`,
  },
  {
    file: 'days-of-play',
    tables: ['member_daily'],
    text: `select d.day::text, v.code as vendor, d.game_type as "gameType", d.bets, d.turnover, d.valid_bet as "validBet", d.payout
           from member_daily d left join vendor v on v.id = d.vendor_id where d.member_id = $1 order by d.day, d.vendor_id, d.game_type`,
  },
  {
    file: 'favourite-games',
    tables: ['favourite_game'],
    text: `select g.code as game, f.added_at as "addedAt" from favourite_game f join game g on g.id = f.game_id
           where f.member_id = $1 order by f.added_at`,
  },
  {
    file: 'recent-games',
    tables: ['recent_game'],
    text: `select g.code as game, r.launched_at as "launchedAt" from recent_game r join game g on g.id = r.game_id
           where r.member_id = $1 order by r.launched_at`,
  },
  {
    file: 'game-sessions',
    tables: ['game_session'],
    text: `select g.code as game, s.mode, s.created_at as "startedAt", s.ended_at as "endedAt"
           from game_session s join game g on g.id = s.game_id where s.member_id = $1 order by s.id`,
  },
  {
    file: 'withheld-wins',
    tables: ['withheld_win'],
    text: `select amount, state::text as state, reason, created_at as "createdAt", decided_at as "decidedAt" from withheld_win
           where member_id = $1 order by id`,
  },
  {
    file: 'free-bets',
    tables: ['free_bet_grant'],
    text: `select g.code as game, f.bets, f.stake, f.state, f.reason, f.created_at as "createdAt", f.ends_at as "endsAt"
           from free_bet_grant f join game g on g.id = f.game_id where f.member_id = $1 order by f.created_at`,
  },
  {
    file: 'game-seeds',
    tables: ['in_house_seed_pair'],
    // The seed of the server is a secret until it is revealed.
    text: `select p.client_seed as "clientSeed", p.server_seed_hash as "serverSeedHash",
             case when p.revealed_at is not null then p.server_seed end as "serverSeed", p.next_nonce as "nextNonce",
             p.created_at as "createdAt", p.revealed_at as "revealedAt"
           from in_house_seed_pair p where p.player = (select wallet_user from member where id = $1) order by p.id`,
  },
];
