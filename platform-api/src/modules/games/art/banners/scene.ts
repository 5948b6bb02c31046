import type { Palette } from '../palettes';

/** The frame that a scene fills, and the moment of its loop (0 to 1; 1 is 0 again). */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly moment: number;
  readonly palette: Palette;
  /** Where the main figure stands, as a share of the width: banners with words at the start keep it to the end. */
  readonly focus: number;
}

export type Scene = (frame: Frame) => string;

const TURN = Math.PI * 2;

/** Swings between 0 and 1 once in a loop, or `times` times. */
export const swing = (moment: number, shift = 0, times = 1): number =>
  0.5 - 0.5 * Math.cos(TURN * (moment * times + shift));

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}"${extra}/>`;

export const fixed = (value: number): number => Math.round(value * 10) / 10;

/** A vertical gradient through `stops` (offset, colour, opacity). */
export const vertical = (id: string, stops: readonly (readonly [number, string, number?])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly (readonly [number, string, number?])[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;

const stopsOf = (stops: readonly (readonly [number, string, number?])[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
