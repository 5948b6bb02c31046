import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box';
import { newToken } from './secrets';

describe('a secret box', () => {
  const box = createSecretBox(newToken());
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'member 7');

  it('opens with its binding, and reveals nothing when sealed', () => {
    expect(box.open(sealed, 'member 7')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('refuses another row, another key, and a modified value', () => {
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => box.open(sealed, 'member 8')).toThrow();
    expect(() => createSecretBox(newToken()).open(sealed, 'member 7')).toThrow();
    expect(() => box.open(changed, 'member 7')).toThrow();
  });
});
