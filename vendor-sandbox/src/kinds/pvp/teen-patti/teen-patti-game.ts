import type { Action, CardGame, PlayedHand } from '../card-game';
import { activePlayers, playerOf, potOf } from '../hand-players';
import { TEEN_ACTIONS, type TeenAction, teenChoicesOf, teenRefusal } from './teen-choices';
import type { TeenHand } from './teen-hand';
import { teenHouseAction } from './teen-house';
import { removeTeenPlayer, applyTeenAction, dealTeenHand } from './teen-patti';

const isTeenAction = (action: Action): action is TeenAction => (TEEN_ACTIONS as readonly Action[]).includes(action);

/** Teen Patti with a pot limit as the rooms play it. The unit is the boot. */
export const teenPatti: CardGame = {
  code: 'teenpatti',
  buyIns: [50, 100, 200],
  houseUnits: 120,
  leastUnits: 2,
  unitOf: (minBet) => minBet,
  rakeOf: (boot) => ({ bp: 500, cap: 10 * boot }),
  deal: (seated, button, deck, boot) =>
    playedHand(dealTeenHand(seated, button, deck, { boot, rake: teenPatti.rakeOf(boot) })),
};

function playedHand(hand: TeenHand): PlayedHand {
  const { players, toAct, settled, boot, stake, sideShow, compared } = hand;
  return {
    players,
    board: [],
    toAct,
    settled,
    stage: '',
    refusal: (seat, action) => (isTeenAction(action) ? teenRefusal(hand, seat, action) : 'not_possible'),
    act(seat, action) {
      if (!isTeenAction(action)) throw new RangeError('not_possible');
      return playedHand(applyTeenAction(hand, seat, action));
    },
    leave: (seat) => playedHand(removeTeenPlayer(hand, seat)),
    timeoutAction: () => (sideShow ? 'refuse' : 'fold'),
    houseAction(draw) {
      const choices = teenChoicesOf(hand);
      const player = playerOf(hand, toAct ?? -1);
      if (!choices || !player) return 'fold';
      const cards = player.seen ? player.cards : null;
      return teenHouseAction(
        { cards, choices, others: activePlayers(hand).length - 1, potBoots: potOf(hand) / boot },
        draw,
      );
    },
    mayRead(reader, seat) {
      if (settled?.shown.has(seat)) return true;
      if (reader === seat) return playerOf(hand, seat)?.seen === true;
      return compared.some((pair) => pair.includes(reader) && pair.includes(seat));
    },
    feltOf: (seat) => ({
      game: 'teenpatti',
      choices: toAct === seat ? teenChoicesOf(hand) : null,
      stake,
      canSee: teenRefusal(hand, seat, 'see') === null,
      sideShow,
      seen: players.filter((player) => player.seen).map((player) => player.seat),
    }),
  };
}
