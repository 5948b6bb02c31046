import { around, circle, ellipse, line, mirrored, path } from '../svg';
import type { Motif } from '../paint';

const fish: Motif = (c) =>
  path('M-52 0L-104-44Q-90 0-104 44Z', c.shade) +
  path('M-10-44Q10-88 52-70L40-34ZM0 44Q14 78 44 66L34 34Z', c.shade) +
  path('M-64 0C-30-62 52-66 100 4C56 62-30 60-64 0Z', c.main) +
  path('M-64 0C-30-62 52-66 100 4C60-30-10-36-64 0Z', c.light, ' opacity=".45"') +
  line('M-34-4Q-22 12-34 26M-10-18Q6 4-10 32M14-24Q32 2 14 36', c.shade, 5) +
  circle(66, -8, 11, c.spark) +
  circle(69, -8, 6, c.ink) +
  line('M84 18Q74 22 66 18', c.ink, 4);

const shark: Motif = (c) =>
  path('M-70-4L-108-52Q-84-10-104 34Z', c.shade) +
  path('M0-40Q6-90 40-98Q30-60 44-34Z', c.shade) +
  path('M-80 0C-30-54 60-58 104-4C84 14 74 12 66 20C30 48-40 40-80 0Z', c.main) +
  path('M-80 0C-20 8 40 20 104-4C84 14 74 12 66 20C30 48-40 40-80 0Z', c.light) +
  path('M10 26Q0 66-30 70Q-22 48-22 28Z', c.shade) +
  path('M66 20L72 8 78 15 84 5 90 9Z', '#fff') +
  circle(64, -18, 6, c.ink) +
  line('M28-16Q22 0 28 12M16-18Q10 0 16 12', c.shade, 4);

const bird: Motif = (c) =>
  mirrored(
    path('M0-6C34-70 78-84 106-78C98-62 96-56 84-46L98-42C90-28 80-22 68-18L80-10C64 2 36 10 0 26Z', c.shade) +
      path('M0 0C30-46 60-58 90-58C70-34 42-10 0 16Z', c.main),
  ) +
  path('M0-58C16-52 20-36 16-20C28 10 18 40 0 60C-18 40-28 10-16-20C-20-36-16-52 0-58Z', c.light) +
  mirrored(path('M2 52L34 104 12 88 4 108Z', c.shade), 't') +
  path('M0-96L9-62H-9Z', c.shade) +
  path('M-8-42Q0-28 8-42L0-24Z', c.ink) +
  mirrored(circle(7, -46, 3.5, c.ink), 'y');

const peacock: Motif = (c) =>
  `<g id="p">${path('M0 60C-20 0-24-60 0-100C24-60 20 0 0 60Z', c.shade)}${circle(0, -66, 15, c.main)}${circle(0, -64, 8, c.ink)}${circle(0, -62, 4, c.spark)}</g>` +
  [-88, -66, -44, -22, 22, 44, 66, 88].map((angle) => `<use href="#p" transform="rotate(${angle} 0 60)"/>`).join('') +
  path('M0-34C14-34 18-22 13-8C28 30 22 66 0 86C-22 66-28 30-13-8C-18-22-14-34 0-34Z', c.main) +
  path('M-6-14L6-14 0 2Z', c.spark) +
  mirrored(circle(7, -20, 3, c.ink), 'y') +
  line('M0-36V-52M-8-35L-13-49M8-35L13-49', c.light, 3);

const turtle: Motif = (c) =>
  mirrored(path('M40-50C70-88 100-78 98-58C88-40 70-34 54-30ZM46 40C70 50 84 72 74 86C58 84 44 66 34 52Z', c.shade)) +
  ellipse(0, -78, 20, 24, c.shade) +
  ellipse(0, 0, 66, 72, c.main) +
  path('M0-38L32-19V19L0 38-32 19V-19Z', c.shade) +
  line('M0-38V-72M32-19L58-34M32 19L58 34M0 38V72M-32-19L-58-34M-32 19L-58 34', c.shade, 6) +
  path('M0-28L24-14V14L0 28-24 14V-14Z', c.light, ' opacity=".6"') +
  mirrored(circle(8, -86, 4, c.spark), 'y');

const butterfly: Motif = (c) =>
  mirrored(
    path('M4-6C18-84 92-104 104-66C110-30 60 0 4 2Z', c.main) +
      path('M4 4C60 2 92 26 78 62C62 92 18 66 4 10Z', c.shade) +
      circle(70, -54, 16, c.light) +
      circle(70, -54, 8, c.ink) +
      circle(50, 42, 11, c.spark) +
      line('M2-34Q10-74 34-84', c.ink, 4),
  ) + ellipse(0, 6, 9, 44, c.ink);

const bee: Motif = (c) =>
  mirrored(
    path('M10-14C50-86 104-70 96-34C86-6 42 0 10-2Z', c.light, ' opacity=".85"') + line('M6-58Q14-88 32-90', c.ink, 5),
  ) +
  path('M0-46C44-40 52 20 0 92C-52 20-44-40 0-46Z', c.main) +
  path('M-37-8H37L39 8H-39ZM-36 26H36Q30 38 26 44H-26Q-32 34-36 26ZM-16 62H16L8 78H-8Z', c.ink) +
  circle(0, -52, 24, c.shade) +
  mirrored(circle(10, -54, 7, c.spark), 'y');

const dragon: Motif = (c) =>
  line('M-84 92C-20 96 60 88 62 46C64 6-56 20-58-22C-60-58-14-70 20-62', c.shade, 40) +
  line('M-84 92C-20 96 60 88 62 46C64 6-56 20-58-22C-60-58-14-70 20-62', c.main, 30) +
  line('M-70 96C-20 98 48 88 50 50C50 20-70 30-70-18', c.light, 7, ' opacity=".6" stroke-dasharray="2 13"') +
  path('M0-84L-26-116 14-100 16-122 38-98Q86-96 100-58L78-52 92-36Q50-24 14-40Z', c.main) +
  path('M100-58L78-52 92-36Q66-30 40-34L62-50Z', c.light) +
  circle(52, -76, 9, c.spark) +
  circle(54, -76, 4.5, c.ink) +
  line('M96-62Q118-84 104-104M84-38Q104-20 118-30', c.light, 5) +
  path('M-30-78L-50-92-34-64-62-62-44-46Z', c.spark);

const cobra: Motif = (c) =>
  line('M-60 84C-10 104 70 96 56 66C44 44-36 66-30 30', c.shade, 26) +
  path('M0-96C46-96 74-56 62-14C54 18 26 30 16 62H-16C-26 30-54 18-62-14C-74-56-46-96 0-96Z', c.main) +
  mirrored(path('M10-40C30-52 46-40 44-18C38 2 22 8 12 20Z', c.shade)) +
  path('M0-90C20-88 26-66 16-42L0-22-16-42C-26-66-20-88 0-90Z', c.light) +
  mirrored(circle(10, -64, 5, c.ink), 'y') +
  line('M0-24V-6L-8 6M0-6L8 6', c.spark, 4) +
  line('M-14 34H14M-12 46H12', c.shade, 4);

const crocodile: Motif = (c) =>
  mirrored(
    path('M30-90C44-100 60-92 56-74L66-30C70 20 40 88 0 98V-86Z', c.main) +
      circle(40, -82, 15, c.light) +
      path('M40-94V-70L33-82Z', c.ink) +
      ellipse(13, 74, 6, 4, c.ink) +
      path('M62-36L78-30 64-20 76-10 60-2 72 10 54 18 62 30 44 36Z', c.spark),
  ) + line('M0-60V40M-16-48V20M16-48V20', c.shade, 7, ' stroke-dasharray="2 14"');

const crab: Motif = (c) =>
  mirrored(
    line('M46 34L86 64M52 18L96 30M40 48L66 86', c.shade, 9) +
      line('M44-4Q84-14 78-48', c.shade, 14) +
      path('M78-40C54-58 62-96 90-104L82-76 104-92C112-64 100-46 78-40Z', c.main) +
      line('M18-24V-46', c.shade, 6) +
      circle(18, -50, 9, c.spark) +
      circle(18, -50, 4, c.ink),
  ) +
  ellipse(0, 20, 60, 46, c.main) +
  path('M-50-4Q0-44 50-4Q0-22-50-4Z', c.light, ' opacity=".5"') +
  line('M-20 38Q0 50 20 38', c.ink, 5);

const octopus: Motif = (c) =>
  mirrored(line('M12 30C20 70 50 60 54 84M30 24C50 50 84 30 92 56M40 8C66 14 82-2 98 14', c.main, 17)) +
  path('M0-96C52-96 66-50 50-14C44 10 46 30 30 40H-30C-46 30-44 10-50-14C-66-50-52-96 0-96Z', c.main) +
  path('M0-96C52-96 66-50 50-14C40-60 24-80 0-84Z', c.light, ' opacity=".5"') +
  mirrored(circle(20, -10, 12, c.spark) + circle(20, -8, 6, c.ink), 'y') +
  circle(-26, -58, 7, c.shade) +
  circle(6, -66, 5, c.shade);

const starfish: Motif = (c) =>
  around(
    5,
    path('M0 20C-30-10-22-60 0-100C22-60 30-10 0 20Z', c.main) +
      line('M0-78V-20', c.light, 6, ' stroke-dasharray="1 13"'),
    'a',
  ) + circle(0, 0, 14, c.light);

export const creatures = {
  fish,
  shark,
  bird,
  peacock,
  turtle,
  butterfly,
  bee,
  dragon,
  cobra,
  crocodile,
  crab,
  octopus,
  starfish,
} satisfies Record<string, Motif>;
