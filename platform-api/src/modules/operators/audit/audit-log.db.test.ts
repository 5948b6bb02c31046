import { AUDIT_SORTS } from '@marquee/contract/calls/list-sorts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createAudit } from './audit';
import { mustPageInOrder } from '../../../testing/sorted-pages';

const password = 'Harbour-Beacon-77';
let site: TestApp;

async function signedIn(email: string) {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return browser;
}

beforeAll(async () => {
  site = await startTestApp();
  const hash = await hashPassword(password);
  const { rows: brands } = await site.pool.query<{ id: number; code: string }>('select id, code from brand');
  const idOf = (code: string) => brands.find((brand) => brand.code === code)?.id ?? 0;
  const insert = async (name: string, rights: string[], brandIds: number[]) => {
    const { rows } = await site.pool.query<{ id: number }>(
      'insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, $4, $5) returning id',
      [`${name}@marquee.localhost`, name, hash, rights, brandIds],
    );
    return rows[0]?.id ?? 0;
  };
  const everywhere = await insert('everywhere', ['audit'], []);
  await insert('local', ['audit'], [idOf('meridian')]);
  await insert('blind', ['remotes'], []);
  const audit = createAudit(site.pool);
  for (const [brand, reason] of [
    ['sundarban', 'first'],
    ['meridian', 'second'],
    ['sundarban', 'third'],
  ] as const) {
    await audit.record({
      actor: { kind: 'operator', id: everywhere },
      action: 'remote.disabled',
      subject: 'remote:mf-games',
      reason,
      details: { after: { enabled: false } },
      brandId: idOf(brand),
      requestId: `request-${reason}`,
    });
  }
});
afterAll(() => site.close());

describe('the audit log', () => {
  it('lists who did what to what and why, latest first', async () => {
    const operator = await signedIn('everywhere@marquee.localhost');
    const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
    expect(content.map(({ reason }) => reason)).toEqual(['third', 'first', "the brand's files"]);
    expect(content[0]).toMatchObject({
      brand: 'sundarban',
      actorKind: 'operator',
      actor: 'everywhere',
      action: 'remote.disabled',
      subject: 'remote:mf-games',
      details: { after: { enabled: false } },
      requestId: 'request-third',
    });
  });

  it('is paged', async () => {
    const operator = await signedIn('everywhere@marquee.localhost');
    const page = await operator.call('operator.auditLog', { brand: 'sundarban', pageNo: 2, pageSize: 1 });
    expect(page).toMatchObject({ totalElements: 3, totalPages: 3, pageNum: 2 });
    expect(page.content.map(({ reason }) => reason)).toEqual(['first']);
  });

  it('shows an operator of one brand that brand and their own actions', async () => {
    const operator = await signedIn('local@marquee.localhost');
    const { content } = await operator.call('operator.auditLog', {});
    expect(content.map(({ action, brand }) => [action, brand])).toEqual([
      ['operator.logged-in', null],
      ['remote.disabled', 'meridian'],
      ['brand.look-stored', 'meridian'],
    ]);
    expect((await operator.refusal('operator.auditLog', { brand: 'sundarban' })).code).toBe('forbidden');
  });

  it('is in the order of time, also where an earlier action was written later', async () => {
    await site.pool.query(
      `insert into audit_log (at, brand_id, actor_kind, action, reason)
       select now() - interval '1 year', id, 'system', 'remote.disabled', 'long ago' from brand where code = 'sundarban'`,
    );
    const operator = await signedIn('everywhere@marquee.localhost');
    const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
    expect(content.map(({ reason }) => reason)).toEqual(['third', 'first', "the brand's files", 'long ago']);
  });

  it('is closed to operators without the right', async () => {
    const operator = await signedIn('blind@marquee.localhost');
    expect((await operator.refusal('operator.auditLog', {})).code).toBe('forbidden');
  });
});

it('lists the latest or the oldest first, row by row', async () => {
  const operator = await signedIn('everywhere@marquee.localhost');
  await mustPageInOrder(
    AUDIT_SORTS,
    (sort, part) => operator.call('operator.auditLog', { brand: 'sundarban', sort, ...part }),
    { at: ({ at }) => at },
  );
});
