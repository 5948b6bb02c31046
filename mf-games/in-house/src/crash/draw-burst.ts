import type { FlightPalette } from './flight-palette';

const LENGTH_MS = 900;
const SHARDS = 22;
/** Angle between two shards, chosen so that no two are in line. */
const GOLDEN_TURN = 0.618_034;

/**
 * The crash: a ring that expands and shards that fall.
 * @param ageMs since the crash; null shows the permanent mark
 */
export function drawBurst(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  ageMs: number | null,
  palette: FlightPalette,
): void {
  context.save();
  context.translate(x, y);
  drawMark(context, palette);
  if (ageMs !== null && ageMs < LENGTH_MS) {
    const progress = ageMs / LENGTH_MS;
    drawRing(context, progress, palette);
    for (let i = 0; i < SHARDS; i++) drawShard(context, i, progress, palette);
  }
  context.restore();
}

function drawMark(context: CanvasRenderingContext2D, { danger }: FlightPalette): void {
  context.strokeStyle = danger;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-8, -8);
  context.lineTo(8, 8);
  context.moveTo(8, -8);
  context.lineTo(-8, 8);
  context.stroke();
}

function drawRing(context: CanvasRenderingContext2D, progress: number, { danger }: FlightPalette): void {
  const eased = 1 - (1 - progress) ** 3;
  context.globalAlpha = 1 - progress;
  context.strokeStyle = danger;
  context.lineWidth = 10 * (1 - eased) + 1;
  context.beginPath();
  context.arc(0, 0, 12 + 110 * eased, 0, 2 * Math.PI);
  context.stroke();
}

function drawShard(context: CanvasRenderingContext2D, i: number, progress: number, palette: FlightPalette): void {
  const direction = i * GOLDEN_TURN * 2 * Math.PI;
  const speed = 70 + ((i * 37) % 90);
  const eased = 1 - (1 - progress) ** 2;
  const side = 4 + (i % 4) * 2.5;
  context.save();
  context.globalAlpha = 1 - progress;
  context.translate(Math.cos(direction) * speed * eased, Math.sin(direction) * speed * eased + 120 * progress ** 2);
  context.rotate(direction + progress * 6);
  context.fillStyle = [palette.cta, palette.accent, palette.danger][i % 3] ?? palette.cta;
  context.beginPath();
  context.moveTo(-side, side * 0.6);
  context.lineTo(side, 0);
  context.lineTo(-side * 0.4, -side);
  context.fill();
  context.restore();
}
