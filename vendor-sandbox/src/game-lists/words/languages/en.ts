import type { Grammar } from '../grammar';

const LOTTERIES: Readonly<Record<Parameters<Grammar['lottery']>[0], string>> = {
  TCG_LOTTO_VN: 'Vietnam Lottery',
  VN_NORTH: 'North Vietnam',
  VN_CENTRAL: 'Central Vietnam',
  VN_SOUTH: 'South Vietnam',
  VN_SOUTH_PAIR: 'South Vietnam, two stations',
  VN_CENTRAL_PAIR: 'Central Vietnam, two stations',
  HANOI_4: 'Hanoi Extra',
  HANOI_5: 'Hanoi',
  THAI_GOV: 'Thai government',
  LAO_DEV: 'Lao development',
  SEA_4D: '4D',
  SEA_6D: '6D',
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
  fastDraw: (pace, draw) => `${draw} · ${Number.parseInt(pace, 10)} min`,
  hunt: (room, creature, hunt) => `${room} ${creature} ${hunt}`,
  lobby: (vendorName, type) => `${vendorName} ${LOBBIES[type]}`,
  lottery: (code) => LOTTERIES[code],
};
