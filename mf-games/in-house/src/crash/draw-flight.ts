import { CRASH_GROWTH_PER_MS } from '@marquee/contract/fairness/crash';
import { drawBurst } from './draw-burst';
import { drawHead } from './draw-head';
import { drawSky } from './draw-sky';
import type { FlightPalette } from './flight-palette';
import { type FlightWindow, ticksOf, windowOf } from './flight-view';

/** One frame of the flight. */
export interface FlightFrame {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Since take-off; null before it. */
  readonly elapsedMs: number | null;
  /** Since the crash; null before it. */
  readonly crashAgeMs: number | null;
  readonly palette: FlightPalette;
  /** Nothing moves but the curve. */
  readonly still: boolean;
  readonly tickLabel: (multiplier: number) => string;
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const SAMPLES = 90;

export function drawFlight(context: CanvasRenderingContext2D, frame: FlightFrame): void {
  const { width, height, elapsedMs, palette } = frame;
  const isNarrow = width < 560;
  const plot: Plot = {
    left: isNarrow ? 44 : 64,
    right: width - (isNarrow ? 16 : 32),
    top: 24,
    bottom: height - (isNarrow ? 24 : 40),
  };
  const flown = elapsedMs ?? 0;
  const view = windowOf(flown);
  context.clearRect(0, 0, width, height);
  drawSky(context, frame, frame.still ? 0 : flown);
  drawTicks(context, frame, plot, view);
  if (elapsedMs === null) {
    drawHead(context, { x: plot.left, y: plot.bottom }, -0.12, palette);
    return;
  }
  drawCurve(context, frame, plot, view);
  const head = pointAt(elapsedMs, plot, view);
  if (frame.crashAgeMs === null) drawHead(context, head, angleAt(elapsedMs, plot, view), palette);
  else drawBurst(context, head, frame.still ? null : frame.crashAgeMs, palette);
}

function drawTicks(
  context: CanvasRenderingContext2D,
  { palette, tickLabel }: FlightFrame,
  plot: Plot,
  view: FlightWindow,
): void {
  context.save();
  context.font = `500 12px ${palette.font}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.lineWidth = 1;
  for (const tick of [1, ...ticksOf(view.maxMultiplier)]) {
    const y = heightOf(tick, plot, view);
    context.globalAlpha = tick === 1 ? 0.34 : 0.12;
    context.strokeStyle = palette.muted;
    context.beginPath();
    context.moveTo(plot.left, Math.round(y) + 0.5);
    context.lineTo(plot.right, Math.round(y) + 0.5);
    context.stroke();
    context.globalAlpha = 0.85;
    context.fillStyle = palette.muted;
    context.fillText(tickLabel(tick), plot.left - 10, y);
  }
  context.restore();
}

function drawCurve(
  context: CanvasRenderingContext2D,
  { elapsedMs, crashAgeMs, palette }: FlightFrame,
  plot: Plot,
  view: FlightWindow,
): void {
  const endMs = elapsedMs ?? 0;
  const path = new Path2D();
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt((endMs * i) / SAMPLES, plot, view));
  points.forEach(({ x, y }, i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  const head = points.at(-1) ?? { x: plot.left, y: plot.bottom };
  const isOver = crashAgeMs !== null;

  const area = new Path2D(path);
  area.lineTo(head.x, plot.bottom);
  area.lineTo(plot.left, plot.bottom);
  const shade = context.createLinearGradient(0, head.y, 0, plot.bottom);
  shade.addColorStop(0, isOver ? palette.danger : palette.cta);
  shade.addColorStop(1, 'transparent');
  context.save();
  context.globalAlpha = isOver ? 0.14 : 0.3;
  context.fillStyle = shade;
  context.fill(area);
  context.restore();

  const stroke = context.createLinearGradient(plot.left, 0, head.x + 1, 0);
  stroke.addColorStop(0, isOver ? palette.danger : palette.accent);
  stroke.addColorStop(1, isOver ? palette.danger : palette.cta);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 5;
  context.strokeStyle = stroke;
  context.globalAlpha = isOver ? 0.75 : 1;
  context.shadowColor = isOver ? palette.danger : palette.cta;
  context.shadowBlur = isOver ? 0 : 18;
  context.stroke(path);
  context.restore();
}

function pointAt(ms: number, plot: Plot, view: FlightWindow): { x: number; y: number } {
  const x = plot.left + (ms / view.timeMs) * (plot.right - plot.left);
  return { x, y: heightOf(Math.exp(CRASH_GROWTH_PER_MS * ms), plot, view) };
}

function heightOf(multiplier: number, plot: Plot, { maxMultiplier }: FlightWindow): number {
  return plot.bottom - ((multiplier - 1) / (maxMultiplier - 1)) * (plot.bottom - plot.top);
}

/** Direction of flight in radians, upwards negative. */
function angleAt(ms: number, plot: Plot, view: FlightWindow): number {
  const earlier = pointAt(Math.max(0, ms - 60), plot, view);
  const later = pointAt(ms + 60, plot, view);
  return Math.atan2(later.y - earlier.y, later.x - earlier.x);
}
