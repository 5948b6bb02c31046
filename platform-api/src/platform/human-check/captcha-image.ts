import { randomInt } from 'node:crypto';
import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

const WIDTH = 160;
const HEIGHT = 56;
/** Strokes of the digits in a box of 20 by 32, so that no font has to be installed on the server. */
const DIGIT_STROKES = [
  'M10 2 C1 2 1 30 10 30 C19 30 19 2 10 2 Z',
  'M4 8 L11 2 L11 30 M5 30 L17 30',
  'M2 8 C3 0 18 0 18 9 C18 16 4 22 2 30 L18 30',
  'M2 5 C8 -1 18 2 17 9 C16 15 9 15 8 15 C10 15 19 16 18 23 C17 31 6 32 2 26',
  'M14 30 L14 2 L2 21 L19 21',
  'M17 2 L5 2 L3 15 C8 11 18 13 18 21 C18 31 6 32 2 26',
  'M16 3 C6 2 2 12 2 20 C2 33 18 33 18 22 C18 12 5 12 3 20',
  'M2 2 L18 2 L8 30 M5 16 L16 16',
  'M10 15 C2 14 2 2 10 2 C18 2 18 14 10 15 C0 16 0 30 10 30 C20 30 20 16 10 15 Z',
  'M17 11 C15 20 2 19 2 10 C2 -1 18 -1 18 10 C18 20 15 29 6 30',
] as const;
const INKS = ['#1f3b34', '#5b2a1e', '#1d2f57', '#4a1f4d'] as const;

/**
 * Draws digits that are readable for people but not for simple OCR: rotated, sheared, shifted and crossed by lines.
 * @param answer digits
 * @returns base64 of a png, 160 by 56
 */
export function drawCaptcha(answer: string): string {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4efe3';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawSpecks(context);
  drawDigits(context, answer);
  drawCrossings(context);
  return canvas.toBuffer('image/png').toString('base64');
}

function drawDigits(context: SKRSContext2D, answer: string): void {
  const step = (WIDTH - 24) / answer.length;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [index, digit] of [...answer].entries()) {
    context.save();
    context.translate(14 + index * step + between(-2, 2), 11 + between(-4, 5));
    context.transform(between(0.85, 1.1), between(-0.12, 0.12), between(-0.35, 0.35), between(0.9, 1.1), 0, 0);
    context.rotate(between(-0.22, 0.22));
    context.strokeStyle = ink();
    context.lineWidth = between(3, 4.2);
    context.stroke(new Path2D(DIGIT_STROKES[Number(digit)]));
    context.restore();
  }
}

function drawCrossings(context: SKRSContext2D): void {
  for (let line = 0; line < 3; line += 1) {
    context.strokeStyle = ink();
    context.lineWidth = between(1, 1.8);
    context.beginPath();
    context.moveTo(0, between(6, HEIGHT - 6));
    context.bezierCurveTo(
      WIDTH / 3,
      between(0, HEIGHT),
      (2 * WIDTH) / 3,
      between(0, HEIGHT),
      WIDTH,
      between(6, HEIGHT - 6),
    );
    context.stroke();
  }
}

function drawSpecks(context: SKRSContext2D): void {
  for (let speck = 0; speck < 90; speck += 1) {
    context.fillStyle = `${ink()}55`;
    context.fillRect(between(0, WIDTH), between(0, HEIGHT), between(1, 2.5), between(1, 2.5));
  }
}

const between = (low: number, high: number) => low + (randomInt(0, 10_001) / 10_000) * (high - low);
const ink = () => INKS[randomInt(0, INKS.length)] ?? INKS[0];
