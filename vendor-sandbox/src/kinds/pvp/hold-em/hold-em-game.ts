import type { Action, CardGame, PlayedHand } from '../card-game';
import { playerOf } from '../hand-players';
import {
  removePlayer,
  applyAction,
  actionRefusal,
  choicesOf,
  dealHand,
  type Hand,
  HOLD_EM_ACTIONS,
  type HoldEmAction,
} from './hold-em';
import { houseAction } from './house-player';

const isHoldEmAction = (action: Action): action is HoldEmAction =>
  (HOLD_EM_ACTIONS as readonly Action[]).includes(action);

/** Fixed-limit hold'em as the rooms play it. The unit is the big blind. */
export const holdEm: CardGame = {
  code: 'holdem',
  buyIns: [20, 50, 100],
  houseUnits: 60,
  leastUnits: 1,
  unitOf: (minBet) => 2 * minBet,
  rakeOf: (bigBlind) => ({ bp: 500, cap: 3 * bigBlind }),
  deal: (seated, button, deck, bigBlind) =>
    playedHand(dealHand(seated, button, deck, { bigBlind, rake: holdEm.rakeOf(bigBlind) })),
};

function playedHand(hand: Hand): PlayedHand {
  const { players, board, toAct, settled, street } = hand;
  return {
    players,
    board,
    toAct,
    settled,
    stage: street,
    refusal: (seat, action) => (isHoldEmAction(action) ? actionRefusal(hand, seat, action) : 'not_possible'),
    act(seat, action) {
      if (!isHoldEmAction(action)) throw new RangeError('not_possible');
      return playedHand(applyAction(hand, seat, action));
    },
    leave: (seat) => playedHand(removePlayer(hand, seat)),
    timeoutAction: () => (choicesOf(hand)?.canCheck ? 'check' : 'fold'),
    houseAction(draw) {
      const choices = choicesOf(hand);
      const player = playerOf(hand, toAct ?? -1);
      return choices && player ? houseAction({ cards: player.cards, board, choices }, draw) : 'fold';
    },
    mayRead: (reader, seat) => reader === seat || settled?.shown.has(seat) === true,
    feltOf: (seat) => ({ game: 'holdem', choices: toAct === seat ? choicesOf(hand) : null }),
  };
}
