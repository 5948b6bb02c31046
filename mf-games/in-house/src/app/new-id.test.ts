import { describe, expect, it } from 'vitest';
import { newId } from './new-id';

describe('an id of an intent', () => {
  it('is a version 4 UUID, as the engine asks for', () => {
    for (let i = 0; i < 50; i++)
      expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is new every time', () => {
    expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  });
});
