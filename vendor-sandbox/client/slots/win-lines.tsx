import { useEffect, useRef } from 'react';
import type { SpinWin } from '../../src/game-lists/slots/evaluate';
import { usePlay } from '../frame/play-context';
import styles from './reels.module.css';
import type { SlotGame } from './slot-game';

const COLOURS = ['#ffd34d', '#6fe3ff', '#ff8fb0', '#9dff8a', '#c9a2ff', '#ffa25c', '#7dffd6', '#ff7a70'];
const DRAW_MS = 320;
/** As in the style sheet. */
const GAP_PX = 4;
const PADDING_PX = 8;

interface WinLinesProps {
  readonly game: SlotGame;
  readonly wins: readonly SpinWin[];
  /** What a win pays, by its number in `wins`; null: not shown. */
  readonly amountOf: ((win: SpinWin) => number) | null;
}

/** Lines over the reels through what pays, drawn from the left. */
export function WinLines({ game, wins, amountOf }: WinLinesProps) {
  const { format } = usePlay();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (!element || !pen) return;
    const density = Math.min(devicePixelRatio, 2);
    const { clientWidth: width, clientHeight: height } = element;
    element.width = Math.round(width * density);
    element.height = Math.round(height * density);
    const cell = (height - 2 * PADDING_PX) / game.rows;
    const centre = (reel: number, row: number): [number, number] => [
      PADDING_PX + reel * (cell + GAP_PX) + cell / 2,
      PADDING_PX + row * cell + cell / 2,
    ];
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const startedAt = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = calm ? 1 : Math.min(1, (now - startedAt) / DRAW_MS);
      pen.setTransform(density, 0, 0, density, 0, 0);
      pen.clearRect(0, 0, width, height);
      for (const win of wins) {
        const shape = win.line === null ? null : game.lines?.[win.line];
        const points = shape ? shape.map((row, reel) => centre(reel, row)) : [];
        if (points.length > 0) drawLine(pen, points, COLOURS[(win.line ?? 0) % COLOURS.length] ?? '#fff', share);
        const [reel, row] = win.cells[Math.floor(win.cells.length / 2)] ?? [0, 0];
        if (amountOf && share === 1) drawAmount(pen, centre(reel, row), format.amount(amountOf(win)), cell);
      }
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [game, wins, amountOf, format]);
  return <canvas ref={canvas} className={styles.lines} aria-hidden="true" data-testid="win-lines" />;
}

/** The first `share` of a line. */
function drawLine(
  pen: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  colour: string,
  share: number,
): void {
  const reach = (points.length - 1) * share;
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) {
      pen.moveTo(x, y);
      continue;
    }
    const part = Math.min(1, reach - (index - 1));
    if (part <= 0) break;
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    pen.lineTo(fromX + (x - fromX) * part, fromY + (y - fromY) * part);
  }
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [style, width] of [
    ['rgba(0, 0, 0, 0.6)', 9],
    [colour, 5],
    ['rgba(255, 255, 255, 0.85)', 1.5],
  ] as const) {
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.stroke();
  }
}

function drawAmount(
  pen: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  text: string,
  cell: number,
): void {
  const size = Math.max(13, cell * 0.2);
  pen.font = `800 ${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const width = pen.measureText(text).width + size;
  pen.fillStyle = 'rgba(10, 6, 24, 0.86)';
  pen.beginPath();
  pen.roundRect(x - width / 2, y - size * 0.85, width, size * 1.7, size);
  pen.fill();
  pen.fillStyle = '#ffe27a';
  pen.fillText(text, x, y);
}
