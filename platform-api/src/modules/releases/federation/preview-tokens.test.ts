import { describe, expect, it } from 'vitest';
import { createPreviewTokens } from './preview-tokens';

describe('the token of a preview', () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const tokens = createPreviewTokens('key', { now: () => now });
  const right = { brandId: 1, remotes: ['mf-loyalty'], isDevelopment: false, withMembers: false };

  it('is good for its brand, its kind and its time only', () => {
    const { token, expiresAt } = tokens.issue('link', right);
    expect(tokens.check('link', token, 1)).toEqual({ ...right, expiresAt });
    expect(tokens.check('link', token, 2)).toBeNull();
    expect(tokens.check('visit', token, 1)).toBeNull();
    now = expiresAt;
    expect(tokens.check('link', token, 1)).toBeNull();
  });

  it('lasts for a working day where a team develops, once its link is opened', () => {
    const hours = (kind: 'link' | 'visit') =>
      (tokens.issue(kind, { ...right, isDevelopment: true }).expiresAt.getTime() - now.getTime()) / 3_600_000;
    expect([hours('link'), hours('visit')]).toEqual([0.25, 12]);
    const { token } = tokens.issue('visit', { ...right, isDevelopment: true });
    expect(tokens.check('visit', token, 1)).toMatchObject({ remotes: ['mf-loyalty'], isDevelopment: true });
  });

  it('cannot be made or changed without the key', () => {
    const { token } = tokens.issue('visit', right);
    const [body = '', signature = ''] = token.split('.');
    const wider = Buffer.from(JSON.stringify([1, null, 9e12])).toString('base64url');
    for (const forged of [
      `${wider}.${signature}`,
      `${body}.`,
      body,
      '',
      createPreviewTokens('other', { now: () => now }).issue('visit', right).token,
    ])
      expect(tokens.check('visit', forged, 1)).toBeNull();
  });
});
