import { type SpeciesId, speciesOf } from '../../../src/kinds/fish/species';

/** Smallest size of the figures on the screen, CSS pixels. */
const LEAST_PX = 11;
const MARGIN = 3;

export interface PriceTag {
  readonly picture: HTMLCanvasElement;
  /** In units of the sea. */
  readonly width: number;
  readonly height: number;
}

/** What a catch pays, in prices of the shot: one figure, or the least and the largest prize of a boss. */
export function priceOf(species: SpeciesId): { readonly least: number; readonly most: number } {
  const { multiplier, prizes } = speciesOf(species);
  const all = prizes ? prizes.map((prize) => prize.multiplier) : [multiplier];
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** Larger prizes have larger figures. Units of the sea. @param scale pixels a unit of the sea */
export const tagSize = (species: SpeciesId, scale: number): number =>
  Math.max(13 + Math.log2(priceOf(species).most) * 1.5, LEAST_PX / scale);

/** The price of each species, drawn once a scale. */
export function createPriceTags(number: (value: number) => string) {
  let tags = new Map<SpeciesId, PriceTag>();
  let drawnScale = 0;
  return {
    /** @param scale device pixels a unit of the sea @param density device pixels a CSS pixel */
    of(species: SpeciesId, scale: number, density: number): PriceTag {
      if (scale !== drawnScale) {
        tags = new Map();
        drawnScale = scale;
      }
      const existing = tags.get(species);
      if (existing) return existing;
      const { least, most } = priceOf(species);
      const text = least === most ? `×${number(least)}` : `×${number(least)}–${number(most)}`;
      const tag = drawTag(text, tagSize(species, scale / density), scale, most);
      tags.set(species, tag);
      return tag;
    },
  };
}

export type PriceTags = ReturnType<typeof createPriceTags>;

function drawTag(text: string, size: number, scale: number, most: number): PriceTag {
  const picture = document.createElement('canvas');
  const pen = picture.getContext('2d');
  const font = `800 ${size * scale}px system-ui, sans-serif`;
  if (pen) pen.font = font;
  const textWidth = pen ? pen.measureText(text).width / scale : size * text.length * 0.6;
  const [width, height] = [textWidth + size * 0.9 + MARGIN, size * 1.5];
  picture.width = Math.max(1, Math.ceil(width * scale));
  picture.height = Math.max(1, Math.ceil(height * scale));
  if (!pen) return { picture, width, height };
  pen.fillStyle = 'rgba(3, 12, 34, 0.72)';
  pen.beginPath();
  pen.roundRect(0, 0, picture.width, picture.height, picture.height / 2);
  pen.fill();
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = most >= 100 ? '#ffb0d9' : most >= 20 ? '#ffe27a' : '#ffffff';
  pen.fillText(text, picture.width / 2, picture.height * 0.54);
  return { picture, width, height };
}
