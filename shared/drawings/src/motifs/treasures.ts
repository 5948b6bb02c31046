import { around, circle, ellipse, line, mirrored, path, starPath } from '../svg';
import type { Motif } from '../paint';

const coin: Motif = (c) =>
  circle(6, 8, 88, c.shade) +
  circle(0, 0, 88, c.main) +
  circle(0, 0, 70, 'none', ` stroke="${c.shade}" stroke-width="6"`) +
  path(starPath(4, 46, 17), c.shade) +
  path(starPath(4, 46, 17), c.light, ' transform="translate(-3 -4)"') +
  line('M-66-40A78 78 0 0 1-30-70', c.spark, 7);

const gem: Motif = (c) =>
  path('M-52-70H52L96-18 0 92-96-18Z', c.main) +
  path('M-52-70L-34-18H34L52-70ZM-34-18L0 92 34-18Z', c.light, ' opacity=".75"') +
  path('M-52-70L-96-18H-34ZM34-18L0 92 96-18Z', c.shade, ' opacity=".55"') +
  path('M-52-70L-30-70-52-18H-96Z', c.spark, ' opacity=".7"') +
  line('M-96-18H96', c.ink, 2, ' opacity=".4"');

const crown: Motif = (c) =>
  path('M-86 62L-98-44-50-2 0-84 50-2 98-44 86 62Z', c.main) +
  path('M0-84L50-2 98-44 86 62H0Z', c.light, ' opacity=".4"') +
  path('M-86 56H86V84H-86Z', c.shade) +
  mirrored(circle(98, -50, 12, c.spark) + circle(46, 70, 8, c.spark)) +
  circle(0, -90, 14, c.spark) +
  path('M0 4L20 28 0 52-20 28Z', c.ink) +
  path('M0 12L13 28 0 44-13 28Z', c.spark);

const chest: Motif = (c) =>
  path('M-88-14C-88-76-58-88 0-88C58-88 88-76 88-14Z', c.main) +
  path('M-88-4H88V76Q88 84 80 84H-80Q-88 84-88 76Z', c.main) +
  path('M-88-4H88V30H-88Z', c.shade, ' opacity=".6"') +
  path('M-66-14H66L54-34H-54Z', c.spark) +
  mirrored(path('M52-84H70Q76-80 76-14V84H52Z', c.shade)) +
  path('M-20-24H20V24L0 38-20 24Z', c.light) +
  circle(0, -2, 8, c.ink) +
  path('M-4 0H4V18H-4Z', c.ink);

const lotus: Motif = (c) =>
  mirrored(
    path('M0 60C40 66 88 44 104 4C70-2 40 10 10 50Z', c.shade) +
      path('M0 60C34 56 76 14 78-34C44-26 16 6 0 50Z', c.main),
  ) +
  mirrored(path('M0 60C26 40 50-10 40-68C18-52 4-20 0 30Z', c.shade), 'i') +
  path('M0-96C34-50 34 14 0 62C-34 14-34-50 0-96Z', c.light) +
  path('M0-96C34-50 34 14 0 62Z', c.main, ' opacity=".5"') +
  ellipse(0, 76, 84, 10, c.shade, ' opacity=".6"');

const lantern: Motif = (c) =>
  line('M0-108V-80', c.shade, 6) +
  path('M-34-82H34V-64H-34Z', c.shade) +
  path('M-34-64C-96-40-96 36-34 56H34C96 36 96-40 34-64Z', c.main) +
  line('M0-62V54M-18-62C-44-30-44 24-18 54M18-62C44-30 44 24 18 54', c.light, 5, ' opacity=".75"') +
  path('M-34 54H34V70H-34Z', c.shade) +
  line('M-16 72V104M0 72V110M16 72V104', c.shade, 5) +
  ellipse(0, -4, 22, 34, c.spark, ' opacity=".8"');

const bell: Motif = (c) =>
  circle(0, -86, 14, c.shade) +
  circle(0, 76, 18, c.shade) +
  path('M0-82C56-82 56-20 62 20Q68 52 92 66H-92Q-68 52-62 20C-56-20-56-82 0-82Z', c.main) +
  path('M-62 20C-56-20-50-70-10-76C-36-50-36 20-48 64H-92Q-68 52-62 20Z', c.light, ' opacity=".65"') +
  path('M-66 34H66L72 46H-72Z', c.shade);

const star: Motif = (c) =>
  path(starPath(5, 104, 46), c.shade, ' transform="translate(4 6)"') +
  path(starPath(5, 104, 46), c.main) +
  around(5, path('M0 0V-104L24-33Z', c.light, ' opacity=".6"'), 'a');

const moon: Motif = (c) =>
  path('M34-92A94 94 0 1 0 92 38A78 78 0 0 1 34-92Z', c.main) +
  path('M34-92A94 94 0 0 0-70 54A104 104 0 0 1 34-92Z', c.light, ' opacity=".55"') +
  path(starPath(4, 26, 8), c.spark, ' transform="translate(54-30)"') +
  circle(-34, 20, 9, c.shade) +
  circle(-8, 50, 6, c.shade) +
  circle(-40, -20, 5, c.shade);

const sun: Motif = (c) =>
  around(12, path('M-11-62L0-106 11-62Z', c.shade), 'a') +
  circle(0, 0, 60, c.main) +
  path('M0-60A60 60 0 0 1 0 60Q26 0 0-60Z', c.light, ' opacity=".5"') +
  mirrored(path('M12-14Q24-24 36-14Q24-4 12-14Z', c.ink)) +
  line('M0-8V12M-22 26Q0 42 22 26', c.ink, 5);

const key: Motif = (c) =>
  `<g transform="rotate(35)">${circle(0, -52, 44, c.main)}${circle(0, -52, 20, c.ink)}${path('M-12-12H12V104H-12ZM12 54H44V72H12ZM12 84H36V102H12Z', c.main)}${path('M-12-12H-3V104H-12Z', c.light)}${path(starPath(4, 16, 6), c.spark, ' transform="translate(0-52)"')}</g>`;

const urn: Motif = (c) =>
  mirrored(line('M32-58C82-66 84-4 52-6', c.shade, 11)) +
  path('M-34-92H34L26-60C84-34 82 34 30 70L36 94H-36L-30 70C-82 34-84-34-26-60Z', c.main) +
  path('M-26-60C-84-34-82 34-30 70H-12C-50 30-50-30-10-60Z', c.light, ' opacity=".6"') +
  path('M-62-14Q0 10 62-14L64 6Q0 32-64 6Z', c.shade) +
  around(1, circle(0, 8, 7, c.spark), 'o');

const shield: Motif = (c) =>
  path('M0-100Q44-76 84-76C88 10 60 66 0 102C-60 66-88 10-84-76Q-44-76 0-100Z', c.shade) +
  path('M0-80Q36-60 66-60C68 10 46 52 0 80C-46 52-68 10-66-60Q-36-60 0-80Z', c.main) +
  path('M0-80Q36-60 66-60C68 10 46 52 0 80Z', c.light, ' opacity=".4"') +
  path(starPath(8, 40, 18), c.spark);

const sword: Motif = (c) =>
  ['rotate(38)', 'scale(-1 1)rotate(38)']
    .map(
      (turn) =>
        `<g transform="${turn}">${path('M-10 40V-84L0-108 10-84V40Z', c.light)}${path('M0-108L10-84V40H0Z', c.main)}${path('M-34 38H34V52H-34ZM-7 52H7V88H-7Z', c.shade)}${circle(0, 94, 11, c.spark)}</g>`,
    )
    .join('');

const seven: Motif = (c) =>
  path('M-66-92H74V-52C30-4 10 40 6 94H-48C-44 40-18-8 18-44H-36L-42-26H-72Z', c.shade, ' transform="translate(5 7)"') +
  path(
    'M-66-92H74V-52C30-4 10 40 6 94H-48C-44 40-18-8 18-44H-36L-42-26H-72Z',
    c.main,
    ` stroke="${c.spark}" stroke-width="7" stroke-linejoin="round"`,
  ) +
  path('M-54-80H62V-70H-54Z', c.spark, ' opacity=".8"');

const book: Motif = (c) =>
  mirrored(
    path('M0-58Q40-84 98-66V62Q40 44 0 74Z', c.light) +
      line('M18-40Q48-56 80-48M18-14Q48-30 80-22M18 12Q48-4 80 4', c.shade, 5),
  ) +
  path('M-104-58L0-32 104-58V78Q40 62 0 92Q-40 62-104 78Z', c.shade, ' opacity=".35"') +
  path('M-8-62H8V80L0 70-8 80Z', c.main) +
  path(starPath(6, 24, 10), c.main, ' transform="translate(0-84)"');

const theatre: Motif = (c) =>
  path('M-72-66Q0-96 72-66C80 20 50 80 0 96C-50 80-80 20-72-66Z', c.main) +
  path('M0-81Q40-80 72-66C80 20 50 80 0 96Z', c.shade, ' opacity=".4"') +
  mirrored(path('M14-20Q36-44 58-22Q38-4 14-20Z', c.ink) + circle(50, 14, 9, c.spark)) +
  path('M-36 30Q0 44 36 30Q24 70 0 70Q-24 70-36 30Z', c.ink) +
  path('M0-60L12-40 0-20-12-40Z', c.spark);

export const treasures = {
  coin,
  gem,
  crown,
  chest,
  lotus,
  lantern,
  bell,
  star,
  moon,
  sun,
  key,
  urn,
  shield,
  sword,
  seven,
  book,
  theatre,
} satisfies Record<string, Motif>;
