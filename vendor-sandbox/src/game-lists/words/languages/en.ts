import type { Grammar } from '../grammar';

const LOTTERIES: Readonly<Record<Parameters<Grammar['lottery']>[0], string>> = {
  TCG_LOTTO_VN: 'Vietnam Lottery',
  VN_NORTH: 'Northern Draw',
  VN_CENTRAL: 'Central Draw',
  VN_SOUTH: 'Southern Draw',
  HANOI_4: 'Hanoi Extra',
  HANOI_5: 'Hanoi Draw',
  THAI_GOV: 'Thai Fortnight',
  LAO_DEV: 'Lao Evening',
  SEA_4D: 'Harbour 4D',
  SEA_6D: 'Harbour 6D',
  HANOI_SPECIAL: 'Hanoi Special',
  HANOI_VIP: 'Hanoi VIP',
  LOTT_5D: 'National 5D',
  LOTT_PK10: 'National PK10',
  LOTT_K3: 'National K3',
  LOTT_11X5: 'National 11x5',
  LOTT_LUCKY28: 'National Lucky 28',
};
const LOBBIES = { sports: 'Sportsbook', esports: 'E-sports', cockfight: 'Cockfight' } as const;

/** The vocabulary's words are the English ones. */
export const en: Grammar = {
  described: (noun, quality) => `${quality} ${noun}`,
  owned: (owner, treasure) => `${owner}'s ${treasure}`,
  placed: (noun, place) => `${noun} of ${place}`,
  promised: (noun, promise, quality) => `${quality ? `${quality} ` : ''}${noun} ${promise}`,
  room: (room, game) => `${room} ${game}`,
  numbered: (name, number) => `${name} ${number}`,
  fastDraw: (room, pace, draw) => `${room} ${pace} ${draw}`,
  hunt: (room, creature, hunt) => `${room} ${creature} ${hunt}`,
  lobby: (vendorName, type) => `${vendorName} ${LOBBIES[type]}`,
  lottery: (code) => LOTTERIES[code],
};
