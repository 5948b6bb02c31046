import { motifs } from '@marquee/drawings/motifs';
import type { Motif } from '@marquee/drawings/paint';
import { circle, line, path } from '@marquee/drawings/svg';

/** Head and shoulders about (x, y). */
const person = (x: number, y: number, size: number, fill: string, skin: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('M-62 92C-62 36-40 16 0 16S62 36 62 92Z', fill)}${circle(0, -26, 38, skin)}</g>`;

const PHONE = 'M-52-104H52Q66-104 66-90V90Q66 104 52 104H-52Q-66 104-66 90V-90Q-66-104-52-104Z';
const SCREEN = 'M-46-88H46Q54-88 54-80V80Q54 88 46 88H-46Q-54 88-54 80V-80Q-54-88-46-88Z';

const referral: Motif = (c) =>
  person(-62, 10, 0.9, c.shade, c.light) +
  person(62, 10, 0.9, c.main, c.spark) +
  line('M-28-66Q0-92 28-66', c.spark, 7, ' stroke-dasharray="3 13"') +
  circle(0, 56, 34, c.ink) +
  circle(0, 56, 29, c.spark) +
  line('M-14 56H14M0 42V70', c.shade, 9);

const app: Motif = (c) =>
  `<g transform="rotate(8)">${path(PHONE, c.ink)}${path(SCREEN, 'url(#m)')}${path('M-46-88H46Q54-88 54-80V-30L-54 40V-80Q-54-88-46-88Z', c.spark, ' opacity=".3"')}${line('M0-44V24M-28-4L0 26 28-4', c.spark, 14)}${line('M-30 56H30', c.spark, 11)}</g>`;

const social: Motif = (c) =>
  path('M-72-84H72Q100-84 100-56V14Q100 42 72 42H-6L-52 88V42H-72Q-100 42-100 14V-56Q-100-84-72-84Z', c.main) +
  path('M0-84H72Q100-84 100-56V14Q100 42 72 42H0Z', c.shade, ' opacity=".4"') +
  path('M0 24C-46-8-58-28-46-46C-34-62-12-58 0-38C12-58 34-62 46-46C58-28 46-8 0 24Z', c.spark);

const application: Motif = (c) =>
  `<g transform="rotate(-5)">${path('M-72-96H40L76-60V90Q76 98 68 98H-72Q-80 98-80 90V-88Q-80-96-72-96Z', c.spark)}${path('M40-96L76-60H40Z', c.light)}${line('M-52-44H20M-52-16H48', c.shade, 8)}${path('M-56 10H20Q26 10 26 16V62Q26 68 20 68H-56Q-62 68-62 62V16Q-62 10-56 10Z', c.shade)}${path('M-62 60L-34 30-12 52 4 38 26 60V62Q26 68 20 68H-56Q-62 68-62 62Z', c.light)}${circle(8, 26, 7, c.spark)}</g>` +
  circle(66, 66, 36, c.main) +
  line('M50 66L62 80 84 52', c.ink, 11);

const level: Motif = (c) =>
  `<g transform="translate(0 14) scale(.96)">${motifs.shield(c)}</g><g transform="translate(0-58) scale(.5)">${motifs.crown(c)}</g>`;

/** Figures of the promotions about members and what they send. */
export const peopleFigures = { referral, app, social, application, level };
