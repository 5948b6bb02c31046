export const games = [
  { name: 'Tiger River', vendor: 'Pocket Games', art: './art/tiger-river.svg', hotLabel: 'HOT' },
  { name: 'Lotus Jackpot', vendor: 'Jili', art: './art/lotus-jackpot.svg' },
  { name: 'Midnight Express', vendor: 'Playtech', art: './art/midnight-express.svg', newLabel: 'NEW' },
  { name: 'Crown of Clubs', vendor: 'JDB', art: './art/crown-of-clubs.svg' },
  { name: 'Deep Dragon', vendor: 'CQ9', art: './art/deep-dragon.svg', hotLabel: 'HOT' },
  { name: 'Crash', vendor: 'In-house', art: './art/crash.svg', newLabel: 'NEW' },
] as const;

export function currencyOf(brand: 'sundarban' | 'meridian'): string {
  return brand === 'sundarban' ? '\u09f3' : '\u20ab';
}
