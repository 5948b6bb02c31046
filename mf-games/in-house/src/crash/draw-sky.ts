import type { FlightPalette } from './flight-palette';

interface Light {
  /** 0 to 1 of the picture. */
  readonly x: number;
  readonly y: number;
  /** 0 far, 1 near. */
  readonly depth: number;
}

const LIGHTS: readonly Light[] = Array.from({ length: 64 }, (_, i) => ({
  x: fraction(i * 0.754_877_67),
  y: fraction(i * 0.569_840_29 + 0.13),
  depth: fraction(i * 0.618_034),
}));

/** Pixels that a near light passes in a second of the flight; more as it gets faster. */
const DRIFT_PER_S = 46;

/** Moving lights: fireflies for one brand, lit windows for the other. They move faster with the climb. */
export function drawSky(
  context: CanvasRenderingContext2D,
  { width, height, palette }: { readonly width: number; readonly height: number; readonly palette: FlightPalette },
  flownMs: number,
): void {
  const seconds = flownMs / 1000;
  const distance = DRIFT_PER_S * seconds * (1 + seconds / 24);
  context.save();
  for (const { x, y, depth } of LIGHTS) {
    const near = 0.25 + 0.75 * depth;
    const left = width * fraction(x - (distance * near) / width);
    const top = height * fraction(y + (distance * near * 0.45) / height);
    context.globalAlpha = 0.1 + 0.3 * depth ** 2;
    context.fillStyle = palette.accent;
    if (palette.craft === 'kite') drawFirefly(context, left, top, 0.8 + 1.6 * depth);
    else drawStreak(context, left, top, Math.min(34, 5 + seconds * 0.9) * near);
  }
  context.restore();
}

function drawFirefly(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function drawStreak(context: CanvasRenderingContext2D, x: number, y: number, length: number): void {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + length, y - length * 0.45);
  context.lineTo(x + length, y - length * 0.45 + 1.6);
  context.lineTo(x, y + 1.6);
  context.fill();
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
