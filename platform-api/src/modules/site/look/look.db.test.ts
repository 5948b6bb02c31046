import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BootDocument } from '@marquee/contract/boot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerRelease } from '../../releases/federation/register-release';
import { releaseOf } from '../../releases/federation/release.fixture';
import { createAudit } from '../../operators/audit/audit';
import { inTransaction } from '../../../platform/database';
import { type BrandSeed, readBrandFolder, shippedBrand, shippedFolder } from '../../../seed/brands/brand-folder';
import { seedBrand, seedBrands } from '../../../seed/brands/seed-brands';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { LookRefused, restoreLook, storeLook } from '../../operators/settings/store-look';

let site: TestApp;
let third: BrandSeed;
let folder: string;

const get = (url: string, host = 'third.localhost') => site.app.server.inject({ url, headers: { host } });
const seed = (brand: BrandSeed) => seedBrand(site, site.app.platform.config, brand);
const announce = () => site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
const bootOf = async (code: string) => (await get('/wps/boot', `${code}.localhost`)).json<BootDocument>();

async function looksOf(code: string) {
  const { rows } = await site.pool.query<{ brandId: number; revision: number; digest: string; reason: string }>(
    `select brand_id as "brandId", brand_look.revision, digest, reason from brand_look join brand on brand.id = brand_id
     where code = $1 order by brand_look.revision`,
    [code],
  );
  return rows;
}

/** A brand's look with other values of some dark tokens. */
const lookWith = (tokens: object, { look }: BrandSeed = third) => {
  const { dark, ...rest } = look as { readonly dark: object };
  return { ...rest, dark: { ...dark, ...tokens } };
};

const change = async (look: unknown, followsFiles = false) => {
  const [{ brandId = 0 } = {}] = await looksOf('third');
  const stored = { brandId, look, followsFiles, actor: { kind: 'system' }, reason: 'a test' } as const;
  return inTransaction(site.pool, (client) => storeLook(client, createAudit(client), stored));
};

beforeAll(async () => {
  site = await startTestApp();
  const release = join(site.app.platform.config.home, 'releases/host-shell/1.0.0');
  await mkdir(release, { recursive: true });
  await writeFile(join(release, 'template.html'), '<html <!--mq:html-attributes-->><!--mq:head--><!--mq:boot-->');
  await registerRelease(site.pool, releaseOf('host-shell', '1.0.0'));
  folder = await mkdtemp(join(tmpdir(), 'marquee-brand-'));
  await cp(join(shippedFolder, 'meridian'), join(folder, 'third'), { recursive: true });
  third = { ...readBrandFolder(join(folder, 'third')), name: 'Third' };
  await seed(third);
  await site.pool.query(
    "insert into brand_remote (brand_id, remote, stable) select id, 'host-shell', '1.0.0' from brand",
  );
  announce();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

describe('a brand that is opened from its folder', () => {
  it('has its own look at its own addresses, which never change', async () => {
    const { brand } = await bootOf('third');
    expect(brand).toMatchObject({ code: 'third', name: 'Third' });
    expect(brand.look).toMatch(/^\/looks\/third\/1-[\w-]{16}\/$/);
    const sheet = await get(`${brand.look}look.css`);
    const page = await get('/help');
    expect(page.body).toContain(`<style>${sheet.body}</style>`);
    const hash = createHash('sha256').update(sheet.body).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(sheet.body).toContain('[data-brand="third"]{color-scheme:dark;');
    expect(sheet.body).not.toContain('meridian');
    for (const file of ['icon.svg', 'horizon-dark.svg', 'horizon-light.svg'])
      expect((await get(`${brand.look}${file}`)).headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    for (const size of [180, 192, 512]) {
      const icon = await get(`${brand.look}icon-${size}.png`);
      expect(icon.rawPayload.readUInt32BE(16)).toBe(size);
    }
    const manifest = (await get('/app.webmanifest')).json<{ icons: { src: string }[] }>();
    expect(manifest).toMatchObject({ name: 'Third', theme_color: '#0f152b' });
    expect(manifest.icons[0]?.src).toBe(`${brand.look}icon-192.png`);
  });

  it('shares nothing: no other brand, look or file answers under its address', async () => {
    const { brand } = await bootOf('third');
    const digest = brand.look.replace('/looks/third/1-', '');
    for (const address of [
      `/looks/sundarban/1-${digest}look.css`,
      `/looks/nobody/1-${digest}look.css`,
      '/looks/third/1-AAAAAAAAAAAAAAAA/look.css',
      `${brand.look}look.js`,
      `${brand.look}icon-200.png`,
      `${brand.look}../../../etc/passwd`,
      '/looks/constructor/1-AAAAAAAAAAAAAAAA/look.css',
    ])
      expect((await get(address)).statusCode, address).toBe(404);
  });

  it('follows its files until an operator chose its look', async () => {
    await seed(third);
    expect(await looksOf('third')).toHaveLength(1);
    await seed({ ...third, look: lookWith({ radius: '3px' }) });
    expect(await looksOf('third')).toHaveLength(2);
    await change(lookWith({ radius: '4px' }));
    await seed(third);
    expect(await looksOf('third')).toHaveLength(3);
  });
});

describe('the looks of a brand', () => {
  it('are a history: an earlier one comes back as a new one, at the addresses that it had', async () => {
    const [first] = await looksOf('third');
    const before = (await bootOf('third')).brand.look;
    const revision = await change(lookWith({ radius: '7px' }));
    announce();
    const between = (await bootOf('third')).brand.look;
    expect(between).not.toBe(before);
    const back = { brandId: first?.brandId ?? 0, revision: 1, actor: { kind: 'system' }, reason: 'too round' } as const;
    const restored = await inTransaction(site.pool, (client) => restoreLook(client, createAudit(client), back));
    announce();
    expect(restored).toBe(revision + 1);
    expect((await looksOf('third')).at(-1)).toMatchObject({ digest: first?.digest, reason: 'too round' });
    // Open pages still ask for the files of the look that they came with.
    expect((await get(`${between}look.css`)).body).toContain('--radius:7px');
    const { rows } = await site.pool.query<{ reason: string; revision: string }>(
      `select reason, details -> 'after' ->> 'revision' as revision from audit_log
       where action = 'brand.look-stored' and subject = 'brand:third' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ reason: 'too round', revision: String(restored) }]);
    await expect(site.pool.query('update brand_look set look = look')).rejects.toThrow('append-only');
    await expect(site.pool.query('delete from brand_look')).rejects.toThrow('append-only');
  });

  it('are numbered one after the other, however many are stored at once', async () => {
    const before = (await looksOf('third')).length;
    await Promise.all(['11px', '12px', '13px'].map((radius) => change(lookWith({ radius }))));
    const revisions = (await looksOf('third')).map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: before + 3 }, (_, index) => index + 1));
  });

  it.each([
    [{ 'on-cta': '#ff6653' }, 'dark: on-cta on cta has contrast 1.00, needs 4.5'],
    [{ ground: '#fff' }, 'dark.ground: is no value of this token'],
    [{ glow: '#ffffff' }, 'glow'],
  ])('are refused with %j, and nothing changes', async (tokens, fault) => {
    const before = await looksOf('third');
    const refusal = await change(lookWith(tokens)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LookRefused);
    expect(String(refusal)).toContain(fault);
    expect(await looksOf('third')).toEqual(before);
  });

  it('are refused with a drawing that could do something', async () => {
    const { drawings } = third.look as { readonly drawings: object };
    const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><a href="x"></a></svg>';
    await expect(change({ ...lookWith({}), drawings: { ...drawings, icon } })).rejects.toThrow(
      'icon: <a> is not allowed',
    );
  });
});

it('a brand without a look stays closed', async () => {
  await site.pool.query(
    `insert into brand (id, code, name, currency, offset_minutes, config)
     select 90, 'bare', 'Bare', currency, offset_minutes, config from brand where code = 'third'`,
  );
  await site.pool.query("insert into brand_domain (host, brand_id, is_main) values ('bare.localhost', 90, true)");
  await site.pool.query("insert into brand_remote (brand_id, remote, stable) values (90, 'host-shell', '1.0.0')");
  announce();
  expect((await get('/', 'bare.localhost')).statusCode).toBe(503);
  expect((await get('/app.webmanifest', 'bare.localhost')).statusCode).toBe(421);
  expect((await get('/', 'nobody.localhost')).statusCode).toBe(421);
});

it('folders that are not as they should be are refused', async () => {
  await cp(join(shippedFolder, 'meridian'), join(folder, 'broken'), { recursive: true });
  await writeFile(join(folder, 'broken', 'brand.json'), '{"name": "Broken"}');
  expect(() => readBrandFolder(join(folder, 'broken'))).toThrow('currency');
  await rm(join(folder, 'third', 'look', 'mark.svg'));
  expect(() => readBrandFolder(join(folder, 'third'))).toThrow('mark.svg');
  expect(() => readBrandFolder(folder)).toThrow();
});

it('the brands of the product keep their numbers, and two processes may open them at once', async () => {
  await Promise.all([seedBrands(site, site.app.platform.config), seedBrands(site, site.app.platform.config)]);
  const { rows } = await site.pool.query(
    "select id, code from brand where code in ('sundarban', 'meridian') order by id",
  );
  expect(rows).toEqual([
    { id: 1, code: 'sundarban' },
    { id: 2, code: 'meridian' },
  ]);
  expect(await looksOf('sundarban')).toHaveLength(1);
  expect(shippedBrand('sundarban').name).toBe('Sundarban');
});
