import type { VendorAnswer } from '@marquee/contract/vendor-protocol';
import { type VendorHandlers, VendorRefusal } from '../game-vendor/routes';
import { nameIn } from '../game-lists/names';
import { publishedList } from '../game-lists/listed-row';
import type { ListedGame } from '../game-lists/listed-games';
import type { BetRecord } from './bet-record';
import type { RoundLinks } from './round-links';
import type { GameKind, OpenStudio } from './studio';

const PAGE_SIZE = 500;
const DEMO_CURRENCY = 'XXX';

interface VendorCallsParts {
  readonly studio: OpenStudio;
  readonly kinds: readonly GameKind[];
  readonly games: readonly ListedGame[];
  readonly links: RoundLinks;
  /** Where players reach us; null: under the address by which the platform does. */
  readonly publicUrl: string | null;
}

/** The vendor protocol of all our vendors. */
export function vendorCalls({ studio, kinds, games, links, publicUrl }: VendorCallsParts): VendorHandlers {
  const byCode = new Map(games.map((game) => [`${game.vendorCode} ${game.code}`, game]));
  const pageOf = (kind: string, origin: string, path = '') => new URL(`/play/${kind}/${path}`, publicUrl ?? origin);
  const ownBet = (vendor: string, betId: string, user: string): BetRecord | undefined => {
    const bet = studio.find(betId);
    const owner = bet && studio.sessionOf(bet);
    return owner?.vendor === vendor && owner.user === user && !owner.demo ? bet : undefined;
  };

  return {
    async gameUrl(request, { vendor, origin }) {
      const { user, token, game_code, currency, lang, lobby_url, autoplay, jackpot_pool: jackpotPool } = request;
      const game = byCode.get(`${vendor} ${game_code}`);
      if (!game?.kind) throw new VendorRefusal(404, 'unknown_game');
      const demo = currency === DEMO_CURRENCY;
      if (!demo && user === null) throw new VendorRefusal(409, 'no_user');
      const { id } = await studio.openSession({
        kind: game.kind,
        vendor,
        gameCode: game.code,
        gameName: nameIn(game.names, lang),
        user: user ?? '',
        currency,
        language: lang,
        demo,
        lobbyUrl: lobby_url ?? null,
        ...(autoplay && { autoplay }),
        ...(jackpotPool && !demo && { jackpotPool }),
        token,
      });
      const url = pageOf(game.kind, origin);
      url.search = new URLSearchParams({ session: id, lang }).toString();
      return { url: url.href };
    },
    gameList: (_request, { vendor }) => ({ games: publishedList(games, vendor) }),
    round({ transaction_uuid, user }, { vendor }) {
      const bet = ownBet(vendor, transaction_uuid, user);
      if (!bet || bet.state === 'refused') return { state: 'unknown', payout: 0 };
      if (bet.state === 'settled') return { state: 'finished', payout: bet.payout };
      return { state: bet.state === 'cancelled' ? 'cancelled' : 'open', payout: 0 };
    },
    roundUrl({ transaction_uuid, user, lang }, { vendor, origin }) {
      const bet = ownBet(vendor, transaction_uuid, user);
      if (!bet || bet.state === 'refused') throw new VendorRefusal(404, 'unknown_round');
      const url = pageOf(bet.kind, origin, 'round/');
      url.search = new URLSearchParams({ ...links.make(bet.id), lang }).toString();
      return { url: url.href };
    },
    transactions({ from, to, cursor }, { vendor }) {
      const start = Number(cursor ?? 0);
      const transactions = transactionsOf(studio, vendor).filter(({ at }) => at >= from && at < to);
      const end = start + PAGE_SIZE;
      return { transactions: transactions.slice(start, end), next: end < transactions.length ? String(end) : null };
    },
    async freeBets({ reward_uuid, user, currency, game_code, bet_count, bet_value, end_time }, { vendor }) {
      const game = byCode.get(`${vendor} ${game_code}`);
      if (!game?.kind) throw new VendorRefusal(404, 'unknown_game');
      const stakes = kinds
        .find(({ name }) => name === game.kind)
        ?.freeStakes?.({ vendor, gameCode: game.code, currency });
      if (!stakes) throw new VendorRefusal(409, 'no_free_bets');
      if (!stakes.includes(bet_value)) throw new VendorRefusal(409, 'stake_not_offered');
      const terms = { gameCode: game.code, granted: bet_count, value: bet_value, endsAt: end_time };
      const result = await studio.grantFreeBets({ id: reward_uuid, vendor, user, currency, ...terms });
      if (result === 'conflict') throw new VendorRefusal(409, 'reward_id_taken');
      if (result === 'over') throw new VendorRefusal(409, 'reward_over');
      return { reward_uuid };
    },
  };
}

type Transaction = VendorAnswer<'transactions'>['transactions'][number];

/** Transactions of a vendor from its own journal. */
function transactionsOf(studio: OpenStudio, vendor: string): Transaction[] {
  return [...studio.bets()].flatMap((bet) => {
    const session = studio.sessionOf(bet);
    if (session?.vendor !== vendor || session.demo || bet.state === 'refused' || bet.state === 'asked') return [];
    const common = { user: session.user, round: bet.round };
    const stake: Transaction = {
      ...common,
      transaction_uuid: bet.id,
      kind: 'bet',
      reference_transaction_uuid: null,
      amount: bet.stake,
      at: bet.at,
    };
    const closings = bet.ends.map(
      ({ id, kind, of, amount, at }): Transaction => ({
        ...common,
        transaction_uuid: id,
        kind,
        reference_transaction_uuid: of,
        amount: kind === 'win' ? amount : null,
        at,
      }),
    );
    return [stake, ...closings];
  });
}
