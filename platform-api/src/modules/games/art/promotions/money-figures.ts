import type { Motif } from '@marquee/drawings/paint';
import { motifs } from '@marquee/drawings/motifs';
import { circle, ellipse, line, path } from '@marquee/drawings/svg';

/** A pile of coins, `count` high, whose foot stands at (x, y). */
const pile = (c: Parameters<Motif>[0], x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const top = y - index * 15;
    return `${ellipse(x, top + 8, 36, 11, c.shade)}${path(`M${x - 36} ${top}H${x + 36}V${top + 8}H${x - 36}Z`, c.shade)}${ellipse(x, top, 36, 11, c.main)}${ellipse(x, top, 24, 6, c.light, ' opacity=".6"')}`;
  }).join('');

const arrowHead = (x: number, y: number, turn: number, fill: string): string =>
  path('M-26-10L12 0-26 10-16 0Z', fill, ` transform="translate(${x} ${y}) rotate(${turn}) scale(1.6)"`);

/** A ticket with notches, 200 by 104. */
const ticket = (fill: string): string =>
  path('M-100-52H100V-18A18 18 0 0 0 100 18V52H-100V18A18 18 0 0 0-100-18Z', fill);

const deposit: Motif = (c) =>
  pile(c, -84, 92, 3) +
  pile(c, 88, 92, 5) +
  `<g transform="translate(0 8)">${motifs.chest(c)}</g>` +
  `<g transform="translate(0-70) scale(.3)">${motifs.coin(c)}</g>`;

const reload: Motif = (c) =>
  pile(c, -46, 80, 4) +
  pile(c, 44, 80, 6) +
  pile(c, 0, 92, 3) +
  line('M-96 10A100 100 0 0 1 70-74', c.spark, 13) +
  arrowHead(80, -66, 38, c.spark) +
  line('M98 14A100 100 0 0 1 78 62', c.spark, 13, ' opacity=".5"');

const gift: Motif = (c) =>
  path('M-84-8H84V86Q84 98 72 98H-72Q-84 98-84 86Z', c.main) +
  path('M0-8H84V86Q84 98 72 98H0Z', c.shade, ' opacity=".45"') +
  path('M-98-42H98Q104-42 104-36V-8H-104V-36Q-104-42-98-42Z', c.light) +
  path('M-18-42H18V98H-18Z', c.spark) +
  path('M0-42C-30-100-88-104-80-66C-76-44-34-42 0-42Z', c.spark) +
  path('M0-42C30-100 88-104 80-66C76-44 34-42 0-42Z', c.spark) +
  path(
    'M0-42C-24-78-60-84-58-66C-56-52-30-46 0-42ZM0-42C24-78 60-84 58-66C56-52 30-46 0-42Z',
    c.shade,
    ' opacity=".6"',
  ) +
  circle(0, -44, 15, c.light);

const freeBets: Motif = (c) =>
  `<g transform="translate(-46 20) scale(.78) rotate(-10)">${motifs.coin(c)}</g>` +
  `<g transform="translate(40-4) rotate(12)">${path('M-62-62H62Q74-62 74-50V50Q74 62 62 62H-62Q-74 62-74 50V-50Q-74-62-62-62Z', c.spark)}${path('M0-62H62Q74-62 74-50V50Q74 62 62 62H0Z', c.light, ' opacity=".7"')}${circle(-38, -32, 12, c.ink)}${circle(38, -32, 12, c.ink)}${circle(0, 0, 12, c.shade)}${circle(-38, 32, 12, c.ink)}${circle(38, 32, 12, c.ink)}</g>`;

const code: Motif = (c) =>
  `<g transform="rotate(-8)">${ticket(c.spark)}${path('M44-52H100V-18A18 18 0 0 0 100 18V52H44Z', c.main)}${line('M44-42V44', c.ink, 4, ' stroke-dasharray="6 10" opacity=".6"')}${[-72, -44, -16, 12].map((x) => path(`M${x - 9}-16H${x + 9}Q${x + 11}-16 ${x + 11}-12V12Q${x + 11} 16 ${x + 9} 16H${x - 9}Q${x - 11} 16 ${x - 11} 12V-12Q${x - 11}-16 ${x - 9}-16Z`, c.shade)).join('')}${[-72, -44, -16, 12].map((x) => circle(x, 0, 5, c.spark)).join('')}<g transform="translate(72 0) scale(.22)">${motifs.star(c)}</g></g>`;

const cashBack: Motif = (c) =>
  `<g transform="scale(.62)">${motifs.coin(c)}</g>` +
  line('M-92 22A94 94 0 0 1 52-78', c.spark, 14) +
  arrowHead(62, -72, 34, c.spark) +
  line('M92-22A94 94 0 0 1-52 78', c.light, 14) +
  arrowHead(-62, 72, 214, c.light);

const rebate: Motif = (c) =>
  `<g transform="scale(1.04)">${path('M0-98L28-78 62-84 70-50 98-30 84 2 92 36 60 50 46 82 12 78-16 98-42 76-76 72-78 38-100 12-84-18-86-52-52-60-34-90Z', c.main)}${circle(0, 0, 66, c.ink, ' opacity=".35"')}${line('M-30 38L32-38', c.spark, 15)}${circle(-30, -26, 17, 'none', ` stroke="${c.spark}" stroke-width="12"`)}${circle(32, 26, 17, 'none', ` stroke="${c.spark}" stroke-width="12"`)}</g>`;

/** Figures of the promotions that pay for money paid in or played. */
export const moneyFigures = { deposit, reload, gift, 'free-bets': freeBets, code, 'cash-back': cashBack, rebate };
