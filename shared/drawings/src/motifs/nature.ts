import { around, circle, ellipse, line, mirrored, path, starPath } from '../svg';
import type { Motif } from '../paint';

const leaf = (fill: string, turn: string): string =>
  path('M0 0C20-34 66-36 82-26C72 0 40 18 0 0Z', fill, ` transform="${turn}"`);

const mango: Motif = (c) =>
  path('M-6-70C66-84 104-14 74 44C46 98-42 104-76 56C-104 10-66-22-50-40C-38-54-30-66-6-70Z', c.main) +
  path('M-6-70C66-84 104-14 74 44C58 74 26 90-6 92C54 62 66-30-6-70Z', c.shade, ' opacity=".5"') +
  ellipse(-38, 14, 14, 32, c.light, ' opacity=".8" transform="rotate(28-38 14)"') +
  line('M-6-70Q-4-92 8-104', c.ink, 8) +
  leaf(c.spark, 'translate(2-88)');

const cherries: Motif = (c) =>
  line('M-44 18C-36-40 0-70 30-92M46 30C50-20 40-60 30-92', c.shade, 8) +
  leaf(c.spark, 'translate(26-90)rotate(14)') +
  circle(-46, 48, 48, c.main) +
  circle(48, 54, 42, c.main) +
  path('M-46 0A48 48 0 0 1-46 96Q-10 50-46 0Z', c.shade, ' opacity=".45"') +
  path('M48 12A42 42 0 0 1 48 96Q80 54 48 12Z', c.shade, ' opacity=".45"') +
  ellipse(-62, 30, 10, 15, c.light) +
  ellipse(34, 38, 8, 13, c.light);

const melon: Motif = (c) =>
  path('M-104-30A104 104 0 0 0 104-30Z', c.shade) +
  path('M-92-30A92 92 0 0 0 92-30Z', c.spark) +
  path('M-82-30A82 82 0 0 0 82-30Z', c.main) +
  ['-44 -8', '-16 0', '16 0', '44 -8', '-28 24', '0 30', '28 24']
    .map((at) => path('M0-9Q8 3 0 9Q-8 3 0-9Z', c.ink, ` transform="translate(${at})"`))
    .join('') +
  path('M-82-30H-60A64 64 0 0 0 0 50V52A82 82 0 0 1-82-30Z', c.light, ' opacity=".4"');

const citrus: Motif = (c) =>
  circle(0, 0, 96, c.shade) +
  circle(0, 0, 86, c.spark) +
  around(
    8,
    path('M0-10L26-68Q0-86-26-68Z', c.main) + path('M-4-22L-18-62Q-12-70 0-72Z', c.light, ' opacity=".7"'),
    'a',
  );

const clover: Motif = (c) =>
  line('M0 6Q10 70 46 102', c.shade, 12) +
  around(
    4,
    path('M0 0C-64-30-66-86-34-90Q-10-92 0-70Q10-92 34-90C66-86 64-30 0 0Z', c.main) +
      line('M0-8V-56', c.light, 5, ' opacity=".7"'),
    'a',
  );

const flame: Motif = (c) =>
  path(
    'M0 100C-70 96-86 40-58-8C-46 16-38 20-30 18C-44-30-10-60 4-106C20-66 60-50 54-6C60-8 66-18 66-30C96 30 78 96 0 100Z',
    c.main,
  ) +
  path('M0 100C-40 92-48 50-22 16C-16 34-8 36-4 32C-8 4 10-14 16-36C22-4 48 16 44 48C40 82 24 96 0 100Z', c.light) +
  path('M2 98C-18 88-16 64 2 42C20 62 24 86 2 98Z', c.spark);

const wave: Motif = (c) =>
  path('M-104 84C-96-10-40-92 36-84C84-78 104-34 80-4C76-34 50-46 30-34C2-16 24 46 104 54V96H-104Z', c.main) +
  path('M-84 90C-74 20-40-46 20-66C-10-40-22 0 0 40C20 70 60 78 104 78V96H-104Z', c.light, ' opacity=".55"') +
  circle(88, -30, 10, c.spark) +
  circle(64, -8, 7, c.spark) +
  circle(96, 2, 6, c.spark) +
  line('M-60 88C-50 50-36 20-22 4', c.spark, 5);

const boat: Motif = (c) =>
  path('M-8-102C50-80 76-30 60 30H-8Z', c.main) +
  path('M-18-78C-64-40-70 0-58 30H-18Z', c.light) +
  line('M-12-108V36', c.shade, 8) +
  path('M-104 34Q0 62 104 30Q80 90 20 92H-40Q-90 88-104 34Z', c.shade) +
  path('M-98 42Q0 70 98 40L94 50Q0 78-94 54Z', c.spark) +
  path('M8-60C36-40 44-10 40 14', 'none', ` stroke="${c.shade}" stroke-width="5"`);

const anchor: Motif = (c) =>
  circle(0, -76, 22, 'none', ` stroke="${c.main}" stroke-width="13"`) +
  path('M-10-54H10V70H-10Z', c.main) +
  path('M-46-36H46V-18H-46Z', c.shade) +
  mirrored(path('M0 96C56 92 84 56 84 20L102 34 82-6 52 24 68 24C64 52 40 70 0 74Z', c.main)) +
  path('M-10-54H-3V70H-10Z', c.light);

const compass: Motif = (c) =>
  circle(0, 0, 98, c.shade) +
  circle(0, 0, 84, c.ink) +
  circle(0, 0, 84, 'none', ` stroke="${c.main}" stroke-width="8"`) +
  path(starPath(8, 66, 18, 22.5), c.shade) +
  path('M0-78L18 0H-18Z', c.main) +
  path('M0 78L18 0H-18Z', c.light) +
  circle(0, 0, 11, c.spark);

const drum: Motif = (c) =>
  path('M-88-36V44C-88 100 88 100 88 44V-36Z', c.main) +
  line('M-86-20L-52 74-20 0 14 84 50 0 86 54', c.light, 6) +
  ellipse(0, -36, 88, 34, c.shade) +
  ellipse(0, -40, 76, 26, c.spark) +
  line('M-66-104L-10-46M66-104L12-44', c.shade, 11) +
  circle(-8, -44, 10, c.light) +
  circle(10, -42, 10, c.light);

const bolt: Motif = (c) =>
  path('M22-106L-66 18H-8L-30 106 70-30H8L50-106Z', c.shade, ' transform="translate(6 6)"') +
  path('M22-106L-66 18H-8L-30 106 70-30H8L50-106Z', c.main) +
  path('M22-106L-66 18H-30L34-88Z', c.light, ' opacity=".8"');

const pearl: Motif = (c) =>
  mirrored(path('M0 14C40-30 92-30 104 4C96 62 50 92 0 94Z', c.shade)) +
  mirrored(
    path('M0-6C10-60 40-96 96-84C106-40 80-10 0 20Z', c.main) + line('M4 4Q30-50 78-72M6 10Q50-20 92-42', c.light, 5),
    'i',
  ) +
  circle(0, 16, 34, c.spark) +
  path('M0-18A34 34 0 0 1 22 42Q30 8 0-18Z', c.shade, ' opacity=".35"') +
  circle(-11, 4, 8, '#fff');

const kite: Motif = (c) =>
  path('M0-104L66-20 0 60-66-20Z', c.main) +
  path('M0-104L66-20H0ZM-66-20H0V60Z', c.shade, ' opacity=".6"') +
  path('M0-60L28-20 0 14-28-20Z', c.light) +
  line('M0 60C-40 76 30 84-10 106', c.spark, 5) +
  path('M-30 72L-4 76-24 90ZM30 84L4 84 22 100Z', c.main);

const fan: Motif = (c) =>
  Array.from({ length: 7 }, (_, index) =>
    path('M0 84L-24-62Q0-96 24-62Z', index % 2 ? c.main : c.light, ` transform="rotate(${(index - 3) * 24} 0 84)"`),
  ).join('') +
  path('M-74 30A92 92 0 0 1 74 30', 'none', ` stroke="${c.shade}" stroke-width="7"`) +
  circle(0, 84, 16, c.shade) +
  line('M0 90V110', c.spark, 5);

export const nature = {
  mango,
  cherries,
  melon,
  citrus,
  clover,
  flame,
  wave,
  boat,
  anchor,
  compass,
  drum,
  bolt,
  pearl,
  kite,
  fan,
} satisfies Record<string, Motif>;
