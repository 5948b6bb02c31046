import { circle, ellipse, line, mirrored, path } from '../svg';
import type { Motif, Paint } from '../paint';

type Ears = 'round' | 'point' | 'long' | 'side' | 'none';

interface MaskShape {
  readonly ears: Ears;
  readonly ruff?: 'mane' | 'cheeks';
  readonly marks?: 'stripes' | 'patches' | 'blaze' | 'spots' | 'hood';
  readonly horns?: 'bull' | 'antlers' | 'tusks';
  readonly snout: 'cat' | 'muzzle' | 'beak' | 'long' | 'trunk' | 'wide';
}

/** Right half of each kind of ear; the mirror gives the left. */
const ears: Readonly<Record<Ears, (paint: Paint) => string>> = {
  round: (c) => circle(58, -62, 28, c.shade) + circle(58, -62, 15, c.ink),
  point: (c) => path('M18-66L72-104 78-28Z', c.shade) + path('M38-64L66-86 68-42Z', c.ink),
  long: (c) =>
    path('M10-62C6-120 34-128 44-112C54-92 50-70 36-50Z', c.shade) +
    path('M22-66C20-100 32-112 37-102C42-88 38-72 30-60Z', c.ink),
  side: (c) => path('M52-38C74-66 104-62 108-52C104-26 78-14 58-18Z', c.shade),
  none: () => '',
};

const ruffs = {
  mane: (c: Paint) =>
    path(
      'M0-104L26-90 50-100 62-76 90-72 88-44 106-22 90 0 98 28 76 42 72 70 46 74 32 98 0 88-32 98-46 74-72 70-76 42-98 28-90 0-106-22-88-44-90-72-62-76-50-100-26-90Z',
      c.shade,
    ),
  cheeks: (c: Paint) =>
    path('M60-30L100-6 82 8 98 34 72 38 74 64 40 66 0 92-40 66-74 64-72 38-98 34-82 8-100-6-60-30Z', c.shade),
};

const marks = {
  stripes: (c: Paint) =>
    mirrored(
      path('M8-70L16-70 11-36Z', c.ink) +
        path('M26-66L38-60 22-36Z', c.ink) +
        path('M74-16L44-6 72 2Z', c.ink) +
        path('M68 16L42 16 60 32Z', c.ink),
      'k',
    ) + path('M-5-74H5L0-26Z', c.ink),
  patches: (c: Paint) => mirrored(path('M20-30C36-40 60-22 58 2C54 18 26 14 20-2Z', c.ink), 'k'),
  blaze: (c: Paint) => path('M-9-70H9L16-8C20 30 14 60 0 78C-14 60-20 30-16-8Z', c.light),
  spots: (c: Paint) =>
    mirrored(
      circle(34, -50, 7, c.shade) +
        circle(58, -22, 6, c.shade) +
        circle(60, 12, 5, c.shade) +
        circle(12, -58, 5, c.shade),
      'k',
    ),
  hood: (c: Paint) => mirrored(path('M0-70C36-66 62-44 66-12C46-34 22-38 0-8Z', c.shade), 'k'),
};

const horns = {
  bull: (c: Paint) =>
    mirrored(
      path('M40-58C78-62 92-84 84-112C108-92 108-48 58-34Z', c.light) +
        path('M84-112C97-98 101-76 92-60C92-80 90-98 84-112Z', c.spark),
      'n',
    ),
  antlers: (c: Paint) =>
    mirrored(line('M24-60C34-84 60-84 62-116M38-82C30-96 30-106 34-118M52-88C68-92 80-98 86-112', c.light, 9), 'n'),
  tusks: (c: Paint) => mirrored(path('M24 44C30 74 46 84 62 80C52 72 46 58 44 40Z', c.spark), 'n'),
};

const eyes = (c: Paint): string =>
  mirrored(
    path('M18-8C26-24 46-24 54-10C44 4 28 4 18-8Z', c.spark) +
      path('M36-21C44-14 44-6 36 2C28-6 28-14 36-21Z', c.ink) +
      circle(39, -13, 3, '#fff'),
    'e',
  );

const snouts: Readonly<Record<MaskShape['snout'], (paint: Paint) => string>> = {
  cat: (c) =>
    ellipse(0, 46, 34, 26, c.light) +
    path('M-15 24H15L0 42Z', c.ink) +
    line('M0 42V54M0 54Q-14 66-26 56M0 54Q14 66 26 56', c.ink, 5),
  muzzle: (c) =>
    path('M0-2C18 10 38 34 30 58Q16 84 0 84Q-16 84-30 58C-38 34-18 10 0-2Z', c.light) +
    path('M-16 44Q0 34 16 44Q12 60 0 62Q-12 60-16 44Z', c.ink) +
    line('M0 62V72', c.ink, 5),
  beak: (c) =>
    path('M-22 2Q0-12 22 2Q16 38 0 56Q-16 38-22 2Z', c.light) + path('M0-5V56Q-16 38-22 2Q-10-6 0-5Z', c.shade),
  long: (c) =>
    path('M-26 10Q0-4 26 10L32 66Q0 100-32 66Z', c.light) +
    mirrored(ellipse(14, 66, 6, 9, c.ink), 'q') +
    line('M-14 84Q0 90 14 84', c.ink, 4),
  trunk: (c) =>
    path('M-26 4Q0-8 26 4C28 40 20 66 26 88Q18 112-8 104C-24 96-22 60-26 4Z', c.light) +
    line('M-18 30Q0 36 20 30M-18 50Q0 56 18 50M-16 70Q0 76 18 70', c.shade, 4),
  wide: (c) =>
    ellipse(0, 52, 52, 30, c.light) +
    mirrored(ellipse(12, 40, 5, 7, c.ink), 'q') +
    line('M-40 58Q0 80 40 58', c.ink, 5),
};

/** Builds a frontal mask: ears and ruff behind, head, marks, eyes, snout. */
function mask(shape: MaskShape): Motif {
  return (c) =>
    [
      shape.horns ? horns[shape.horns](c) : '',
      shape.ruff ? ruffs[shape.ruff](c) : '',
      mirrored(ears[shape.ears](c), 'r'),
      path('M0-74C44-76 78-46 76-4C74 38 46 58 24 80Q0 96-24 80C-46 58-74 38-76-4C-78-46-44-76 0-74Z', c.main),
      path('M0-74C44-76 78-46 76-4C75 18 66 34 56 48C62 10 50-46 0-60Z', c.light, ' opacity=".35"'),
      shape.marks ? marks[shape.marks](c) : '',
      eyes(c),
      snouts[shape.snout](c),
    ].join('');
}

export const animalMasks = {
  tiger: mask({ ears: 'round', ruff: 'cheeks', marks: 'stripes', snout: 'cat' }),
  lion: mask({ ears: 'round', ruff: 'mane', snout: 'cat' }),
  leopard: mask({ ears: 'round', marks: 'spots', snout: 'cat' }),
  fox: mask({ ears: 'point', ruff: 'cheeks', marks: 'blaze', snout: 'muzzle' }),
  wolf: mask({ ears: 'point', ruff: 'cheeks', marks: 'hood', snout: 'muzzle' }),
  cat: mask({ ears: 'point', marks: 'stripes', snout: 'cat' }),
  panda: mask({ ears: 'round', marks: 'patches', snout: 'muzzle' }),
  rabbit: mask({ ears: 'long', snout: 'cat' }),
  monkey: mask({ ears: 'round', marks: 'hood', snout: 'wide' }),
  buffalo: mask({ ears: 'side', horns: 'bull', marks: 'blaze', snout: 'long' }),
  deer: mask({ ears: 'side', horns: 'antlers', marks: 'blaze', snout: 'muzzle' }),
  horse: mask({ ears: 'point', marks: 'blaze', snout: 'long' }),
  owl: mask({ ears: 'point', ruff: 'cheeks', marks: 'hood', snout: 'beak' }),
  elephant: mask({ ears: 'side', horns: 'tusks', snout: 'trunk' }),
  frog: mask({ ears: 'round', snout: 'wide' }),
  eagle: mask({ ears: 'none', ruff: 'mane', marks: 'hood', snout: 'beak' }),
} satisfies Record<string, Motif>;
