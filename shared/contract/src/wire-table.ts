// Generated from the call table by `pnpm generate`; a test fails when it is out of date.
import type { HttpMethod } from './define-call';

export interface WireRow {
  readonly method: HttpMethod;
  readonly path: string;
  readonly encrypted?: true;
  readonly idempotent?: true;
}

/** Live calls by id. */
export const wireTable = {
  'session.login': { method: 'POST', path: '/wps/session/login', encrypted: true },
  'session.logout': { method: 'POST', path: '/wps/session/logout' },
  'session.freePlay': { method: 'GET', path: '/wps/session/login/freeplay' },
  'session.captcha': { method: 'GET', path: '/wps/captcha' },
  'session.botCheck': { method: 'GET', path: '/wps/bot-check' },
  'session.affiliate': { method: 'POST', path: '/wps/agent/affiliate' },
  'member.register': { method: 'POST', path: '/wps/member/register', encrypted: true },
  'member.info': { method: 'GET', path: '/wps/member/info' },
  'member.language': { method: 'POST', path: '/wps/member/language' },
  'member.changePassword': { method: 'POST', path: '/wps/member/password', encrypted: true },
  'system.status': { method: 'GET', path: '/wps/system/status' },
  'system.whitelabel': { method: 'GET', path: '/wps/system/whitelabel' },
  'system.registerSettings': { method: 'GET', path: '/wps/system/setting/register' },
  'system.domainRoute': { method: 'GET', path: '/wps/system/domainRoute' },
  'games.menus': { method: 'GET', path: '/lgw/games/game_menus' },
  'games.hot': { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
  'games.list': { method: 'GET', path: '/wps/relay/GCSGAME_gameList' },
  'games.search': { method: 'GET', path: '/wps/relay/GCSGAME_searchGames' },
  'games.game': { method: 'GET', path: '/wps/relay/GCSGAME_game' },
  'games.types': { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType' },
  'games.homeLanes': { method: 'GET', path: '/wps/relay/GCSGAME_newGameVendor' },
  'games.favouriteIds': { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames' },
  'games.favourites': { method: 'GET', path: '/wps/relay/getFavoriteGamesList' },
  'games.addFavourite': { method: 'POST', path: '/wps/relay/addFavoriteGameV2' },
  'games.removeFavourite': { method: 'POST', path: '/wps/relay/removeFavoriteGameV2' },
  'games.recent': { method: 'GET', path: '/wps/relay/GCS_recentGame' },
  'games.winners': { method: 'GET', path: '/wps/relay/GCSGAME_getRankList' },
  'games.jackpot': { method: 'GET', path: '/wps/relay/GCSGAME_jackpot' },
  'games.recommended': { method: 'GET', path: '/wps/relay/GCSGAME_recommended' },
  'games.launch': { method: 'POST', path: '/wps/game/launchGame' },
  'content.announcements': { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements' },
  'content.banners': { method: 'GET', path: '/wps/relay/MCSFE_getBanners' },
  'content.help': { method: 'GET', path: '/wps/system/helpCenter' },
  'wallets.balance': { method: 'GET', path: '/wps/v2/wallets/balance' },
  'cashier.channels': { method: 'GET', path: '/wps/cashier/deposit/channels' },
  'cashier.deposit': { method: 'POST', path: '/wps/cashier/deposit', idempotent: true },
  'cashier.depositById': { method: 'GET', path: '/wps/cashier/deposit/:depositId' },
  'cashier.deposits': { method: 'GET', path: '/wps/cashier/deposits' },
  'records.bets': { method: 'GET', path: '/wps/relay/ODSFE2_MemBetDet' },
  'records.round': { method: 'GET', path: '/wps/relay/ODSFE2_MemBetRound' },
  'records.account': { method: 'GET', path: '/wps/relay/ODSFE2_MemTransDet' },
  'operator.login': { method: 'POST', path: '/ops/session/login' },
  'operator.logout': { method: 'POST', path: '/ops/session/logout' },
  'operator.me': { method: 'GET', path: '/ops/session' },
  'operator.auditLog': { method: 'GET', path: '/ops/audit-log' },
  'remotes.list': { method: 'GET', path: '/ops/remotes' },
  'remotes.enable': { method: 'POST', path: '/ops/remotes/:remote/enabled' },
  'remotes.promote': { method: 'POST', path: '/ops/remotes/:remote/promote' },
  'remotes.pin': { method: 'POST', path: '/ops/remotes/:remote/pin' },
  'remotes.rollback': { method: 'POST', path: '/ops/remotes/:remote/rollback' },
  'remotes.report': { method: 'POST', path: '/wps/remotes/telemetry' },
  'agent.overview': { method: 'GET', path: '/wps/agent/overview' },
  'agent.downlines': { method: 'GET', path: '/wps/agent/downlines' },
} as const satisfies Record<string, WireRow>;

export type WireCallId = keyof typeof wireTable;
