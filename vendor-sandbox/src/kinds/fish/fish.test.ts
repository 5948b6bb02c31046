import { simulate } from '@marquee/contract/fairness/simulation';
import { describe, expect, it } from 'vitest';
import { aimAt, BULLET_LIFE_MS, createBullet, advanceBullet, isExpired, STEP_MS, visibleFishAt } from './bullet';
import { drawCatch, returnOf } from './catch';
import { fishSimulations } from './fish-simulations';
import { createSea, fishOfWave, isInSea, type Pose, poseOf, SEA, WAVE_MS } from './sea';
import { SPECIES, type SpeciesId, speciesOf } from './species';

const RETURN_BP = 9600;

describe('the return of a shot', () => {
  it('is the same at every species, exactly', () => {
    for (const species of SPECIES) expect(returnOf(species, RETURN_BP)).toBeCloseTo(0.96, 12);
  });

  it('has prizes of bosses whose mean is the multiplier that the chance is made of', () => {
    for (const { prizes, multiplier } of SPECIES) {
      if (!prizes) continue;
      const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
      expect(prizes.reduce((sum, prize) => sum + prize.multiplier * prize.weight, 0)).toBe(multiplier * weights);
    }
  });

  it('catches on exactly the numbers that the return allows', () => {
    const minnow = speciesOf('minnow');
    let paid = 0;
    for (let number = 0; number < 20_000; number += 1) paid += drawCatch(minnow, RETURN_BP, () => number);
    expect(paid).toBe(RETURN_BP * 2);
  });

  it('lies in its 99 % band over 200,000 shots at each species', () => {
    for (const game of fishSimulations) {
      const { name, returned, expected, band } = simulate(game, 200_000, 5);
      // The draw is repeatable; three bands leave room for fourteen species at once.
      expect(Math.abs(returned - expected), name).toBeLessThan(3 * band);
    }
  });
});

/** Free room between two bodies: rods with round ends. */
function roomBetween(one: SpeciesId, a: Pose, other: SpeciesId, b: Pose): number {
  const pointsOf = (species: SpeciesId, { x, y, heading }: Pose) => {
    const { halfLength } = speciesOf(species);
    return Array.from({ length: 9 }, (_, step) => {
      const along = halfLength * (step / 4 - 1);
      return { x: x + Math.cos(heading) * along, y: y + Math.sin(heading) * along };
    });
  };
  const distances = pointsOf(one, a).flatMap((p) => pointsOf(other, b).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  return Math.min(...distances) - speciesOf(one).radius - speciesOf(other).radius;
}

describe('the sea', () => {
  it('is the same for everybody who knows the seed, and another for another seed', () => {
    expect(fishOfWave('a', 7)).toEqual(fishOfWave('a', 7));
    expect(fishOfWave('a', 7)).not.toEqual(fishOfWave('b', 7));
    expect(fishOfWave('a', 7)).not.toEqual(fishOfWave('a', 8));
  });

  it('always holds fish to aim at, and a boss in every fifth wave', () => {
    const sea = createSea('full');
    for (let atMs = 3 * WAVE_MS; atMs < 60 * WAVE_MS; atMs += 1_000) {
      const inView = visibleFishAt(sea.fishAt(atMs), new Set(), atMs).filter(({ pose }) => isInSea(pose));
      expect(inView.length, `at ${atMs}`).toBeGreaterThan(3);
      expect(inView.length).toBeLessThan(90);
    }
    for (let wave = 4; wave < 60; wave += 5)
      expect(fishOfWave('full', wave).some(({ species }) => speciesOf(species).prizes)).toBe(true);
  });

  it('keeps unlike fish apart, so that each can be seen and hit', () => {
    for (const seed of ['apart', 'lanes']) {
      const sea = createSea(seed);
      for (let atMs = 3 * WAVE_MS; atMs < 24 * WAVE_MS; atMs += 500) {
        const inView = visibleFishAt(sea.fishAt(atMs), new Set(), atMs).filter(({ pose }) => isInSea(pose));
        for (const [place, one] of inView.entries())
          for (const other of inView.slice(place + 1)) {
            if (one.fish.species === other.fish.species || Math.abs(one.pose.x - other.pose.x) > 300) continue;
            const names = `${one.fish.species} and ${other.fish.species} at ${atMs} of ${seed}`;
            expect(roomBetween(one.fish.species, one.pose, other.fish.species, other.pose), names).toBeGreaterThan(0);
          }
      }
    }
  });

  it('shows every species within a quarter of an hour', () => {
    const seen = new Set(
      Array.from({ length: 90 }, (_, wave) => fishOfWave('all', wave))
        .flat()
        .map(({ species }) => species),
    );
    expect([...seen].sort()).toEqual(SPECIES.map(({ id }) => id).toSorted());
  });

  it('finds every fish by its id and moves it without jumps', () => {
    const sea = createSea('smooth');
    for (const fish of fishOfWave('smooth', 2)) {
      expect(sea.fish(fish.id)).toEqual(fish);
      let before = poseOf(fish, fish.bornMs);
      for (let atMs = fish.bornMs; atMs < fish.bornMs + fish.swimMs; atMs += 50) {
        const here = poseOf(fish, atMs);
        if (before && here) expect(Math.hypot(here.x - before.x, here.y - before.y)).toBeLessThan(40);
        before = here;
      }
      expect(poseOf(fish, fish.bornMs - 1)).toBeNull();
      expect(poseOf(fish, fish.bornMs + fish.swimMs + 1)).toBeNull();
    }
  });
});

describe('a shot', () => {
  const flight = (aim: number, lock: number | null, seed: string) => {
    const sea = createSea(seed);
    let bullet = createBullet(1, aim, lock, 4 * WAVE_MS);
    for (;;) {
      const step = advanceBullet(
        bullet,
        visibleFishAt(sea.fishAt(bullet.atMs + STEP_MS), new Set(), bullet.atMs + STEP_MS),
      );
      bullet = step.bullet;
      if (step.hitFish || isExpired(bullet)) return { bullet, met: step.hitFish };
    }
  };

  it('stays in the sea whatever the aim, and ends', () => {
    for (let aim = -1.4; aim <= 1.4; aim += 0.1) {
      const { bullet } = flight(aim, null, 'walls');
      expect(bullet.x).toBeGreaterThanOrEqual(-20);
      expect(bullet.x).toBeLessThanOrEqual(SEA.width + 20);
      expect(bullet.y).toBeGreaterThanOrEqual(-20);
      expect(bullet.atMs - bullet.bornMs).toBeLessThanOrEqual(BULLET_LIFE_MS);
    }
  });

  it('that is locked reaches its fish through all others', () => {
    const sea = createSea('lock');
    const atMs = 4 * WAVE_MS;
    const targets = visibleFishAt(sea.fishAt(atMs), new Set(), atMs).filter(
      ({ fish, pose }) =>
        isInSea(pose) && fish.bornMs + fish.swimMs - atMs > 8_000 && pose.x > 400 && pose.x < SEA.width - 400,
    );
    expect(targets.length).toBeGreaterThan(0);
    for (const { fish, pose } of targets)
      expect(flight(aimAt(1, pose), fish.id, 'lock').met?.fish.id, fish.species).toBe(fish.id);
  });
});
