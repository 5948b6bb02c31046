import { hash32 } from '@marquee/contract/seeded-random';

/** Ground, stage, raised surface, line, accent, ink on the accent: each slot uses one of these palettes. */
const LOOKS = [
  ['#120b22', '#24143f', '#35205a', '#523683', '#ffc24a', '#241500'],
  ['#07171c', '#0c2b33', '#124049', '#1f5f69', '#ffb35c', '#2a1400'],
  ['#1a0a0c', '#36121a', '#4d1b25', '#742d39', '#ffcf5c', '#2b1700'],
  ['#0a1426', '#122546', '#1b3663', '#2b5292', '#6fe3ff', '#00222c'],
  ['#0d1a0f', '#17321c', '#21472a', '#35683f', '#ffd95e', '#241b00'],
  ['#1c0d1e', '#381a3b', '#502655', '#783d7f', '#ff9f6b', '#2d0f00'],
  ['#15110a', '#2e2413', '#44361d', '#68532f', '#ffb32e', '#271600'],
  ['#0b1220', '#182036', '#242f4e', '#3b4a75', '#ff7fa8', '#330013'],
] as const;

/** Sets the page's colours to those of a game. */
export function applyColours(code: string): void {
  const palette = LOOKS[hash32(`look:${code}`) % LOOKS.length] ?? LOOKS[0];
  const names = ['--ground', '--stage', '--raised', '--line', '--accent', '--on-accent'];
  names.forEach((name, index) => document.documentElement.style.setProperty(name, palette[index] ?? ''));
}
