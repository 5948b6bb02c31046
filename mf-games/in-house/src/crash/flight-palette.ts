/** Colours and shape of the brand, as the canvas needs them. */
export interface FlightPalette {
  readonly accent: string;
  readonly cta: string;
  readonly danger: string;
  readonly muted: string;
  readonly text: string;
  readonly font: string;
  /** The flying object. */
  readonly craft: 'kite' | 'dart';
}

/** Reads the semantic tokens in force at `element`. */
export function paletteOf(element: Element): FlightPalette {
  const tokens = getComputedStyle(element);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    accent: token('--accent'),
    cta: token('--cta'),
    danger: tokens.color,
    muted: token('--text-muted'),
    text: token('--text'),
    font: tokens.fontFamily,
    craft: token('--craft') === 'dart' ? 'dart' : 'kite',
  };
}
