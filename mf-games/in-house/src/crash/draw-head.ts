import type { FlightPalette } from './flight-palette';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The flying object, turned into its direction; (0, 0) is its tail, on the curve. */
export function drawHead(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  angle: number,
  palette: FlightPalette,
): void {
  context.save();
  context.translate(x, y);
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 46);
  glow.addColorStop(0, palette.cta);
  glow.addColorStop(1, 'transparent');
  context.globalAlpha = 0.5;
  context.fillStyle = glow;
  context.fillRect(-46, -46, 92, 92);
  context.globalAlpha = 1;
  context.rotate(angle);
  if (palette.craft === 'kite') drawKite(context, palette);
  else drawDart(context, palette);
  context.restore();
}

function drawKite(context: CanvasRenderingContext2D, palette: FlightPalette): void {
  fill(context, palette.cta, [26, 0, 4, -15, -14, 0]);
  fill(context, palette.accent, [26, 0, 4, 15, -14, 0]);
  context.strokeStyle = palette.text;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(26, 0);
  context.lineTo(-14, 0);
  context.moveTo(4, -15);
  context.lineTo(4, 15);
  context.stroke();
}

function drawDart(context: CanvasRenderingContext2D, palette: FlightPalette): void {
  fill(context, palette.cta, [28, 0, -14, -15, -5, 0]);
  fill(context, palette.text, [28, 0, -14, 15, -5, 0]);
  fill(context, palette.accent, [28, 0, -5, -3.5, -5, 3.5]);
}

/** A triangle, given as x and y of its corners. */
function fill(
  context: CanvasRenderingContext2D,
  color: string,
  [ax, ay, bx, by, cx, cy]: readonly [number, number, number, number, number, number],
): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  context.lineTo(cx, cy);
  context.closePath();
  context.fill();
}
