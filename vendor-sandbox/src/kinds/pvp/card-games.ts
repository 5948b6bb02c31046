import type { CardGame } from './card-game';
import { holdEm } from './hold-em/hold-em-game';
import { teenPatti } from './teen-patti/teen-patti-game';

/** Which game a table plays, by the English name in the game list, such as `Lotus Teen Patti 2`. */
export const gameOfName = (name: string): CardGame => (name.includes('Teen Patti') ? teenPatti : holdEm);
