import { around, circle, ellipse, line, mirrored, path, starPath } from '../svg';
import type { Motif } from '../paint';

const football: Motif = (c) =>
  circle(0, 0, 96, c.spark) +
  path(starPath(5, 34, 27.5), c.ink) +
  around(5, path('M0-96L-30-90-24-70 0-60 24-70 30-90Z', c.ink) + line('M0-34V-60', c.ink, 5), 'a') +
  path('M0-96A96 96 0 0 1 0 96Q66 0 0-96Z', c.shade, ' opacity=".35"') +
  path('M-70-50A86 86 0 0 1-20-84', 'none', ' stroke="#fff" stroke-width="6" stroke-linecap="round"');

const cricket: Motif = (c) =>
  `<g transform="rotate(34)">${path('M-26-44Q-26-54-16-54H16Q26-54 26-44V86Q26 98 0 98Q-26 98-26 86Z', c.light)}${path('M4-54H16Q26-54 26-44V86Q26 96 4 98Z', c.shade, ' opacity=".5"')}${path('M-9-108H9V-52H-9Z', c.ink)}${line('M-9-98L9-90M-9-82L9-74M-9-66L9-58', c.main, 4)}</g>` +
  circle(-46, 46, 42, c.main) +
  path('M-78 18Q-40 44-26 84', 'none', ` stroke="${c.spark}" stroke-width="5" stroke-dasharray="7 5"`) +
  ellipse(-60, 28, 9, 13, c.light);

const trophy: Motif = (c) =>
  mirrored(line('M50-70C98-80 100-8 44-6', c.shade, 12)) +
  path('M-58-92H58C60-30 44 20 14 30V54H-14V30C-44 20-60-30-58-92Z', c.main) +
  path('M-58-92H-26C-30-40-20 10-2 30H-14C-44 20-60-30-58-92Z', c.light, ' opacity=".75"') +
  path('M-36 54H36L46 96H-46Z', c.shade) +
  path(starPath(5, 26, 11), c.spark, ' transform="translate(0-38)"') +
  path('M-30 74H30V84H-30Z', c.light);

const hoop: Motif = (c) =>
  circle(0, 0, 96, c.main) +
  line('M0-96V96M-96 0H96M-68-68Q-20 0-68 68M68-68Q20 0 68 68', c.ink, 7) +
  path('M0-96A96 96 0 0 1 0 96Q70 0 0-96Z', c.shade, ' opacity=".4"');

const gamepad: Motif = (c) =>
  path(
    'M-56-50Q0-34 56-50C100-50 112 40 98 66C80 92 54 60 38 36H-38C-54 60-80 92-98 66C-112 40-100-50-56-50Z',
    c.main,
  ) +
  path(
    'M-56-50Q0-34 56-50C90-50 104 0 100 40C86-20 40-26 0-26Q-86-20-100 40C-104 0-90-50-56-50Z',
    c.light,
    ' opacity=".5"',
  ) +
  path('M-62-16H-48V-30H-34V-16H-20V-2H-34V12H-48V-2H-62Z', c.ink) +
  circle(42, -24, 9, c.spark) +
  circle(42, 8, 9, c.spark) +
  circle(26, -8, 9, c.ink) +
  circle(58, -8, 9, c.ink);

const crosshair: Motif = (c) =>
  circle(0, 0, 84, 'none', ` stroke="${c.main}" stroke-width="12"`) +
  around(4, path('M-7-112H7V-48H-7Z', c.light), 'a') +
  circle(0, 0, 46, 'none', ` stroke="${c.shade}" stroke-width="6" stroke-dasharray="26 10"`) +
  path(starPath(4, 22, 9, 45), c.spark);

const helm: Motif = (c) =>
  path(
    'M0-100C60-98 86-56 82-6C80 34 66 66 44 92L22 60V10H-22V60L-44 92C-66 66-80 34-82-6C-86-56-60-98 0-100Z',
    c.main,
  ) +
  path('M0-100C60-98 86-56 82-6C80 34 66 66 44 92L22 60V10H0Z', c.shade, ' opacity=".5"') +
  path('M-66-14L-14 2V16L-56 8ZM66-14L14 2V16L56 8Z', c.spark) +
  path('M-9-100Q0-124 9-100V-2H-9Z', c.light) +
  path('M0-104C30-140 80-116 92-70C66-92 30-96 0-90Z', c.shade);

const rooster: Motif = (c) =>
  path('M-20 34C-84 40-112-6-98-62C-88-30-70-28-62-34C-78-58-66-86-44-96C-48-66-30-54-18-40Z', c.shade) +
  path('M-40 14C-40 70 10 96 44 66C78 38 70-12 62-44C58-72 26-80 18-52C10-22-10-10-40 14Z', c.main) +
  path('M-40 14C0 10 20 30 50 58C10 84-36 70-40 14Z', c.shade, ' opacity=".5"') +
  path('M22-62C10-82 24-96 32-84C32-104 52-106 52-88C64-100 78-86 66-66Z', c.spark) +
  path('M66-54L96-42 64-34Z', c.light) +
  path('M58-32Q74-24 66-4Q52-10 54-28Z', c.spark) +
  circle(50, -54, 8, '#fff') +
  circle(52, -54, 4, c.ink) +
  line('M4 80V104M4 104L-12 110M4 104L20 110M30 76V102M30 102L16 108M30 102L46 108', c.light, 6) +
  line('M34-30Q30 0 46 20M20-20Q18 8 34 26', c.light, 5);

const spurs: Motif = (c) =>
  around(
    2,
    path('M-104 40C-60 10-30-40-6-96C14-30 10 30-40 86Z', c.main) + line('M-84 44C-50 16-24-24-8-70', c.light, 6),
    'a',
  ) +
  circle(0, 0, 30, c.shade) +
  path(starPath(8, 24, 10), c.spark);

const lottoBalls: Motif = (c) =>
  [
    [-50, 34, 48, c.main, '6'],
    [52, 40, 44, c.shade, '9'],
    [0, -42, 54, c.light, '8'],
  ]
    .map(
      ([x, y, radius, fill, digit]) =>
        `<g transform="translate(${x} ${y})">${circle(0, 0, Number(radius), String(fill))}${circle(0, 0, Number(radius) * 0.56, c.spark)}${path(digits[String(digit)] ?? '', c.ink)}${path(`M${-Number(radius) * 0.7}-12A${Number(radius) * 0.76} ${Number(radius) * 0.76} 0 0 1-8-${Number(radius) * 0.72}`, 'none', ' stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"')}</g>`,
    )
    .join('');

const digits: Readonly<Record<string, string>> = {
  6: 'M8-17L-4-2A11 11 0 1 0 9 1L4 2A4 4 0 1 1-1 6L14-17Z',
  8: 'M0-19A9 9 0 0 1 6-2A10 10 0 1 1-6-2A9 9 0 0 1 0-19ZM0-13A4 4 0 0 0 0-5A4 4 0 0 0 0-13ZM0 4A4 4 0 0 0 0 12A4 4 0 0 0 0 4Z',
  9: 'M-8 17L4 2A11 11 0 1 0-9-1L-4-2A4 4 0 1 1 1-6L-14 17Z',
};

const drawDrum: Motif = (c) =>
  circle(0, -14, 88, c.ink, ' opacity=".5"') +
  circle(0, -14, 88, 'none', ` stroke="${c.main}" stroke-width="9"`) +
  [
    [-30, 20, c.main],
    [20, 34, c.light],
    [48, -2, c.spark],
    [-8, -24, c.light],
    [-54, -16, c.spark],
    [28, -54, c.main],
    [-34, -62, c.shade],
    [-6, 56, c.shade],
  ]
    .map(([x, y, fill]) => circle(Number(x), Number(y), 19, String(fill)))
    .join('') +
  path('M-58 76H58L72 104H-72Z', c.shade) +
  path('M-60-54A84 84 0 0 1-10-92', 'none', ' stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"');

const ticket: Motif = (c) =>
  `<g transform="rotate(-14)">${path('M-96-54H96V-18A18 18 0 0 0 96 18V54H-96V18A18 18 0 0 0-96-18Z', c.main)}${line('M48-48V48', c.ink, 5, ' stroke-dasharray="2 11"')}${path(starPath(5, 38, 17), c.spark, ' transform="translate(-30 0)"')}${line('M64-24H82M64 0H82M64 24H82', c.ink, 6)}${path('M-96-54H96V-42H-96Z', c.light, ' opacity=".6"')}</g>`;

const podium: Motif = (c) =>
  path('M-100 20H-34V94H-100Z', c.shade) +
  path('M34 40H100V94H34Z', c.shade) +
  path('M-34-20H34V94H-34Z', c.main) +
  path('M-34-20H34V-8H-34ZM-100 20H-34V30H-100ZM34 40H100V50H34Z', c.light) +
  path(starPath(5, 34, 15), c.spark, ' transform="translate(0-66)"');

export const arenas = {
  football,
  cricket,
  trophy,
  hoop,
  gamepad,
  crosshair,
  helm,
  rooster,
  spurs,
  lottoBalls,
  drawDrum,
  ticket,
  podium,
} satisfies Record<string, Motif>;
