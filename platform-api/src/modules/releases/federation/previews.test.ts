import { expect, it } from 'vitest';
import { createPreviews } from './previews';

it('gives no development links unless the deployment allows them', async () => {
  const parts = { database: {}, clock: { now: () => new Date() }, config: { developmentLinks: false } };
  const previews = createPreviews(parts as never, {} as never, {} as never, 'key');
  const issue = { remotes: ['mf-loyalty'], actor: { kind: 'system' }, team: 'Loyalty', requestId: 'r' } as const;
  await expect(previews.issueDevelopment({ id: 1 } as never, 'mf-loyalty', issue)).rejects.toMatchObject({
    code: 'release_not_allowed',
  });
});
