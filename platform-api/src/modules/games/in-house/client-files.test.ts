import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '../../../platform/failure';
import type { Brand } from '../../site/brand/brand';
import type { RenderedLook } from '../../site/look/service';
import { clientFiles } from './client-files';

const brand = (code: string) => ({ code }) as Brand;
const app = fastify();
let folder: string;

const LOOK: RenderedLook = {
  baseUrl: '/looks/one/1-x/',
  sheet: '',
  markGrounds: { dark: '', light: '' },
  accent: '',
  appGround: '',
  appIcon: '',
  files: new Map(),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-clients-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><head><title>x</title></head></html>');
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Failure ? 404 : 500).send());
  clientFiles(app, {
    playHost: 'play.localhost',
    folder,
    brands: { all: async () => [brand('one'), brand('bare')] },
    looks: {
      of: async ({ code }) => (code === 'one' ? LOOK : null),
    },
    originOf: (code) => `http://${code}.localhost`,
    secure: false,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url, headers: { host: 'play.localhost' } });

it('a game is in the look of its brand, which its page has before it is painted', async () => {
  const { body, headers } = await get('/in-house/mines?token=x&brand=one');
  expect(body).toContain('<html data-brand="one" lang="en">');
  expect(body).toContain('<link rel="stylesheet" href="/looks/one/1-x/look.css"></head>');
  expect(headers['content-security-policy']).toContain('frame-ancestors http://one.localhost http://bare.localhost');
});

it.each(['', '?brand=', '?brand=nobody', '?brand=bare', '?brand=one&brand=one', '?brand=constructor'])(
  'a game is of no brand without a look: %s',
  async (query) => {
    expect((await get(`/in-house/mines${query}`)).statusCode).toBe(404);
  },
);
