import { expect, it } from 'vitest';
import { matomoRequest } from './matomo-request';

const view = {
  siteId: '7',
  origin: 'https://sundarban.example.com',
  pattern: '/game/:gameType',
  title: 'Slots & more',
  language: 'bn',
  network: '198.51.100.0',
};

const sent = (token?: string) => {
  const { requests, ...rest } = JSON.parse(matomoRequest([view, { ...view, pattern: '/' }], token)) as {
    requests: string[];
  };
  return { rest, views: requests.map((request) => Object.fromEntries(new URLSearchParams(request))) };
};

it('puts views into one bulk request, with the network where there is the right to name it', () => {
  const { rest, views } = sent('0123456789abcdef');
  expect(rest).toEqual({ token_auth: '0123456789abcdef' });
  expect(views).toHaveLength(2);
  expect(views[0]).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: 'https://sundarban.example.com/game/:gameType',
    action_name: 'Slots & more',
    lang: 'bn',
    cip: '198.51.100.0',
  });
  expect(views[1]?.['url']).toBe('https://sundarban.example.com/');
});

it('names no network without that right', () => {
  const { rest, views } = sent();
  expect(rest).toEqual({});
  expect(views.map((fields) => 'cip' in fields)).toEqual([false, false]);
});
