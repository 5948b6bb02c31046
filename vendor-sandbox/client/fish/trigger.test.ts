import { expect, test } from 'vitest';
import { createTrigger } from './trigger';

const FRAME_MS = 16;

/** Plays frames from a time on. @returns when shots were fired */
function play(trigger: ReturnType<typeof createTrigger>, from: number, frames: number, hasShots = true): number[] {
  const shots: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const at = from + frame * FRAME_MS;
    trigger.frame(at, false, () => shots.push(at) > 0 && hasShots);
  }
  return shots;
}

test('fires once for a click that is over before the next frame', () => {
  const trigger = createTrigger();
  trigger.pull();
  trigger.release();
  expect(play(trigger, 1_000, 60)).toEqual([1_000]);
});

test('fires the second of two quick clicks as soon as the cannon can', () => {
  const trigger = createTrigger();
  trigger.pull();
  trigger.release();
  expect(play(trigger, 1_000, 2)).toHaveLength(1);
  trigger.pull();
  trigger.release();
  expect(play(trigger, 1_032, 60)).toEqual([1_192]);
});

test('fires again and again while it is held, and not after', () => {
  const trigger = createTrigger();
  trigger.pull();
  expect(play(trigger, 1_000, 40).length).toBeGreaterThan(2);
  trigger.release();
  play(trigger, 2_000, 1);
  expect(play(trigger, 3_000, 60)).toEqual([]);
});

test('tells an empty gun once for each pull', () => {
  const trigger = createTrigger();
  trigger.pull();
  expect(play(trigger, 1_000, 60, false)).toEqual([1_000]);
});
