import { verify } from '@node-rs/argon2';
import { afterEach, expect, it, vi } from 'vitest';
import { passwordMatches } from './password-hash';

vi.mock('@node-rs/argon2', () => ({ hash: vi.fn(async () => 'decoy'), verify: vi.fn() }));
const compare = vi.mocked(verify);
const SIDE_BY_SIDE = 4;
const WAITING = 200;

afterEach(() => compare.mockReset());

it('compares four passwords concurrently, queues two hundred and refuses more', async () => {
  const releases: (() => void)[] = [];
  compare.mockImplementation(() => new Promise((resolve) => releases.push(() => resolve(true))));
  const admitted = Array.from({ length: SIDE_BY_SIDE + WAITING }, () => passwordMatches('stored', 'a lantern'));
  await expect(passwordMatches('stored', 'a lantern')).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(releases).toHaveLength(SIDE_BY_SIDE);

  compare.mockResolvedValue(true);
  for (const end of releases) end();
  expect(await Promise.all(admitted)).toEqual(admitted.map(() => true));
  expect(await passwordMatches('stored', 'a lantern')).toBe(true);
});
