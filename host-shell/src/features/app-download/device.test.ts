import { describe, expect, it } from 'vitest';
import { deviceOf } from './device';

describe('whose installation guide comes first', () => {
  it.each([
    ['#ios', 'Mozilla/5.0 (Linux; Android 15)', 'ios'],
    ['', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'ios'],
    ['', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
    ['#elsewhere', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
    ['', 'Mozilla/5.0 (X11; Linux x86_64)', 'desktop'],
  ])('at %s on %s: %s', (hash, agent, device) => {
    expect(deviceOf(hash, agent)).toBe(device);
  });
});
