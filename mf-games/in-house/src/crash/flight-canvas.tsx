import { elapsedAt } from '@marquee/contract/fairness/crash';
import { useCallback, useEffect, useRef } from 'react';
import { useFormat } from '../app/use-format';
import { useFrame } from '../app/use-frame';
import type { CrashState } from './crash-state';
import { drawFlight } from './draw-flight';
import styles from './flight-canvas.module.css';
import { type FlightPalette, paletteOf } from './flight-palette';
import { momentOf } from './flight-view';

/** How long the crash is animated. */
const SETTLED_MS = 1_000;
/** Higher densities are not visible and cost battery. */
const MOST_PIXELS_PER_POINT = 2;

export function FlightCanvas({ state }: { readonly state: CrashState }) {
  const format = useFormat();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const palette = useRef<FlightPalette | null>(null);
  const crashedAtMs = useRef<number | null>(null);
  const { phase, skewMs } = state;
  const stillQuery = useRef(window.matchMedia('(prefers-reduced-motion: reduce)'));

  const draw = useCallback(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    palette.current ??= paletteOf(canvas);
    const moment = momentOf(phase, Date.now() + skewMs);
    if (moment.kind !== 'crashed') crashedAtMs.current = null;
    else crashedAtMs.current ??= performance.now();
    const isShown = moment.kind === 'flying' || (moment.kind === 'crashed' && moment.hundredths !== null);
    const scale = fit(canvas);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawFlight(context, {
      width: canvas.width / scale,
      height: canvas.height / scale,
      elapsedMs: !isShown ? null : moment.kind === 'flying' ? moment.elapsedMs : elapsedAt(moment.hundredths ?? 100),
      crashAgeMs:
        moment.kind === 'crashed' && crashedAtMs.current !== null ? performance.now() - crashedAtMs.current : null,
      palette: palette.current,
      still: stillQuery.current.matches,
      tickLabel: (multiplier) => format.multiplier(Math.round(multiplier * 100)),
    });
  }, [phase, skewMs, format]);

  useFrame(phase?.phase === 'flying' || phase?.phase === 'crashed', () => {
    const hasSettled = crashedAtMs.current !== null && performance.now() - crashedAtMs.current > SETTLED_MS;
    if (!hasSettled) draw();
  });
  useEffect(() => {
    draw();
    const observer = new ResizeObserver(draw);
    if (canvasRef.current) observer.observe(canvasRef.current);
    return () => observer.disconnect();
  }, [draw]);

  return <canvas ref={canvasRef} className={styles.canvas} aria-hidden="true" />;
}

/** Sizes the canvas to the pixels of its box. @returns pixels per CSS pixel */
function fit(canvas: HTMLCanvasElement): number {
  const scale = Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_POINT);
  const width = Math.round(canvas.clientWidth * scale);
  const height = Math.round(canvas.clientHeight * scale);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  return scale;
}
