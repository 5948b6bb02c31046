import { seededRandom } from '@marquee/contract/seeded-random';
import type { Depth } from '../../../src/kinds/fish/cannon';

interface Water {
  readonly top: string;
  readonly middle: string;
  readonly deep: string;
  readonly sand: string;
  readonly rock: string;
  readonly plants: readonly string[];
}

const WATERS: Readonly<Record<Depth, Water>> = {
  shallows: {
    top: '#4fd3d6',
    middle: '#1590b4',
    deep: '#0a4a7c',
    sand: '#c9ad78',
    rock: '#2d6a86',
    plants: ['#2fa37c', '#e86f8d', '#f0a44a'],
  },
  reef: {
    top: '#2f9fd8',
    middle: '#1b57a6',
    deep: '#13235f',
    sand: '#8f86a8',
    rock: '#2a3f7c',
    plants: ['#b659c9', '#ef6a86', '#3cb6a8'],
  },
  abyss: {
    top: '#1d4f86',
    middle: '#0d2450',
    deep: '#050a20',
    sand: '#3b4264',
    rock: '#131d40',
    plants: ['#38e0c2', '#8f6bff', '#4aa3ff'],
  },
};

/** The still part of a sea, drawn once a size. */
export function backdropOf(depth: Depth, width: number, height: number, density: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.scale(density, density);
  const water = WATERS[depth];
  const gradient = pen.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, water.top);
  gradient.addColorStop(0.42, water.middle);
  gradient.addColorStop(1, water.deep);
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
  const random = seededRandom(`backdrop ${depth}`).next;
  hills(pen, water.rock, [width, height], 0.3, 0.38, random);
  hills(pen, water.rock, [width, height], 0.22, 0.6, random);
  for (let plant = 0; plant < width / 34; plant += 1)
    growth(
      pen,
      water.plants[plant % water.plants.length] ?? '',
      random() * width,
      height,
      46 + random() * height * 0.14,
      random,
    );
  hills(pen, water.sand, [width, height], 0.07, 0.95, random);
  for (let plant = 0; plant < width / 90; plant += 1)
    coral(
      pen,
      water.plants[Math.floor(random() * water.plants.length)] ?? '',
      random() * width,
      height - height * 0.03,
      20 + random() * height * 0.07,
      random,
    );
  return canvas;
}

function hills(
  pen: CanvasRenderingContext2D,
  style: string,
  [width, height]: readonly [number, number],
  tall: number,
  alpha: number,
  random: () => number,
): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.fillStyle = style;
  pen.beginPath();
  pen.moveTo(0, height);
  let x = 0;
  let y = height * (1 - tall * (0.5 + random() * 0.5));
  pen.lineTo(0, y);
  while (x < width) {
    const next = x + width * (0.06 + random() * 0.12);
    const level = height * (1 - tall * (0.35 + random() * 0.65));
    pen.bezierCurveTo(x + (next - x) / 2, y, x + (next - x) / 2, level, next, level);
    x = next;
    y = level;
  }
  pen.lineTo(width, height);
  pen.fill();
  pen.restore();
}

/** A blade of weed. */
function growth(
  pen: CanvasRenderingContext2D,
  style: string,
  x: number,
  ground: number,
  tall: number,
  random: () => number,
): void {
  pen.save();
  pen.globalAlpha = 0.28 + random() * 0.22;
  pen.fillStyle = style;
  const lean = (random() - 0.5) * tall * 0.6;
  pen.beginPath();
  pen.moveTo(x - 5, ground);
  pen.bezierCurveTo(x - 12, ground - tall * 0.4, x + lean - 10, ground - tall * 0.6, x + lean, ground - tall);
  pen.bezierCurveTo(x + lean + 4, ground - tall * 0.5, x + 14, ground - tall * 0.4, x + 6, ground);
  pen.fill();
  pen.restore();
}

/** A coral of branches that part twice. */
function coral(
  pen: CanvasRenderingContext2D,
  style: string,
  x: number,
  y: number,
  tall: number,
  random: () => number,
): void {
  pen.save();
  pen.globalAlpha = 0.75;
  pen.strokeStyle = style;
  pen.lineCap = 'round';
  const branch = (fromX: number, fromY: number, turn: number, length: number, width: number) => {
    const [toX, toY] = [fromX + Math.sin(turn) * length, fromY - Math.cos(turn) * length];
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
    pen.stroke();
    if (width < 2.5) return;
    for (const side of [-1, 1]) branch(toX, toY, turn + side * (0.3 + random() * 0.4), length * 0.72, width * 0.66);
  };
  branch(x, y, (random() - 0.5) * 0.3, tall * 0.4, 7);
  pen.restore();
}

/** Rays of light and bubbles, which move. @param nowMs any running time */
export function drawLight(pen: CanvasRenderingContext2D, width: number, height: number, nowMs: number): void {
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (let ray = 0; ray < 6; ray += 1) {
    const sway = Math.sin(nowMs / 4_000 + ray * 1.7);
    const x = ((ray + 0.5) / 6) * width + sway * width * 0.05;
    const light = pen.createLinearGradient(0, 0, 0, height * 0.85);
    light.addColorStop(0, `rgba(200, 245, 255, ${0.055 + sway * 0.02})`);
    light.addColorStop(1, 'rgba(200, 245, 255, 0)');
    pen.fillStyle = light;
    pen.beginPath();
    pen.moveTo(x - width * 0.02, 0);
    pen.lineTo(x + width * 0.03, 0);
    pen.lineTo(x + width * 0.12 + sway * 20, height * 0.85);
    pen.lineTo(x - width * 0.08 + sway * 20, height * 0.85);
    pen.fill();
  }
  pen.restore();
  pen.strokeStyle = 'rgba(225, 250, 255, 0.45)';
  pen.lineWidth = 1.2;
  for (let bubble = 0; bubble < 22; bubble += 1) {
    const rise = (nowMs / (9_000 + bubble * 260) + bubble * 0.137) % 1;
    const x = ((bubble * 0.618) % 1) * width + Math.sin(nowMs / 900 + bubble) * 8;
    pen.beginPath();
    pen.arc(x, height * (1 - rise), 1.5 + (bubble % 5) * 1.1, 0, Math.PI * 2);
    pen.stroke();
  }
}
