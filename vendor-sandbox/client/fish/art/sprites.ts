import type { SpeciesId } from '../../../src/kinds/fish/species';
import { angler, dragon } from './bosses';
import { jelly, ray, shark, sword, turtle } from './large-fish';
import type { Art } from './pen';
import { arowana, butterfly, clownfish, lionfish, minnow, puffer, tang } from './small-fish';

interface Model {
  readonly art: Art;
  /** Room that the drawing takes, from the origin to each side. */
  readonly reach: number;
  /** How far the tail swings. */
  readonly swing: number;
  /** Stays upright whatever way it swims. */
  readonly upright?: true;
}

const MODELS: Readonly<Record<SpeciesId, Model>> = {
  minnow: { art: minnow, reach: 30, swing: 3.2 },
  clownfish: { art: clownfish, reach: 42, swing: 4.5 },
  tang: { art: tang, reach: 46, swing: 4.5 },
  butterfly: { art: butterfly, reach: 46, swing: 3.6 },
  puffer: { art: puffer, reach: 48, swing: 2.4 },
  lionfish: { art: lionfish, reach: 58, swing: 4 },
  jelly: { art: jelly, reach: 54, swing: 0, upright: true },
  turtle: { art: turtle, reach: 74, swing: 0 },
  ray: { art: ray, reach: 104, swing: 0 },
  sword: { art: sword, reach: 142, swing: 9 },
  shark: { art: shark, reach: 136, swing: 11 },
  arowana: { art: arowana, reach: 106, swing: 9 },
  angler: { art: angler, reach: 148, swing: 8 },
  dragon: { art: dragon, reach: 230, swing: 0 },
};

const FRAMES = 16;
/** Pixels a unit of the sea: sharp on dense screens at the usual sizes. */
const DENSITY = 1.6;
const SLICE = 3;

interface Sprite {
  readonly frames: readonly HTMLCanvasElement[];
  readonly reach: number;
  readonly upright: boolean;
}

const sprites = new Map<SpeciesId, Sprite>();

/** All pictures of a species, drawn once. */
export function spriteOf(species: SpeciesId): Sprite {
  const cached = sprites.get(species);
  if (cached) return cached;
  const model = MODELS[species];
  const frames = Array.from({ length: FRAMES }, (_, frame) => frameOf(model, frame / FRAMES));
  const sprite = { frames, reach: model.reach, upright: model.upright ?? false };
  sprites.set(species, sprite);
  return sprite;
}

function frameOf({ art, reach, swing }: Model, phase: number): HTMLCanvasElement {
  const size = Math.ceil(reach * 2 * DENSITY);
  const frame = blank(size);
  const pen = frame.getContext('2d');
  if (!pen) return frame;
  pen.translate(size / 2, size / 2);
  pen.scale(DENSITY, DENSITY);
  art(pen, phase);
  if (swing === 0) return frame;
  const bent = blank(size);
  const bend = bent.getContext('2d');
  if (!bend) return frame;
  for (let x = 0; x < size; x += SLICE) {
    const fromNose = 1 - x / size;
    const shift = swing * DENSITY * fromNose ** 2 * Math.sin((phase + fromNose * 0.45) * Math.PI * 2);
    bend.drawImage(frame, x, 0, SLICE, size, x, shift, SLICE, size);
  }
  return bent;
}

function blank(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  return canvas;
}

/** Room that a drawing takes, from its middle to each side, in units of the sea. */
export const reachOf = (species: SpeciesId): number => MODELS[species].reach;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Draws a fish where it is. @param phase of its movement, any number @param scale 1 as it is in the sea */
export function drawFish(
  pen: CanvasRenderingContext2D,
  species: SpeciesId,
  { x, y, heading }: Place,
  phase: number,
  scale = 1,
): void {
  const { frames, reach, upright } = spriteOf(species);
  const frame = frames[Math.floor((phase - Math.floor(phase)) * FRAMES) % FRAMES];
  if (!frame) return;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  if (!upright) {
    pen.rotate(heading);
    // Fish never swim upside down.
    if (Math.cos(heading) < 0) pen.scale(1, -1);
  }
  pen.drawImage(frame, -reach, -reach, reach * 2, reach * 2);
  pen.restore();
}
