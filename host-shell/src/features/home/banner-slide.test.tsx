import type { BootBanner } from '@marquee/contract/boot';
import { screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { BannerSlide } from './banner-slide';

const BANNER: BootBanner = {
  url: '/night.svg',
  alt: 'The forest at night',
  title: 'The forest is awake',
  text: 'Play by moonlight.',
  action: 'See the games',
  linkage: '/bgs',
  linkageType: 'route',
};
const show = async (changes: Partial<BootBanner> = {}) => {
  await showSitePart(<BannerSlide banner={{ ...BANNER, ...changes }} isFirst />);
  const link = screen.queryByRole('link');
  return link && { to: link.getAttribute('href'), target: link.getAttribute('target') };
};

it('has its words as text, a button as its link, and a picture that needs no name', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'The forest is awake' })).toBeDefined();
  expect(screen.getByText('Play by moonlight.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the games' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

it('is a picture with a name, and a link as a whole, where it has no words', async () => {
  const noWords = { title: '', text: '', action: '' };
  expect(await show({ ...noWords, linkageType: null })).toBeNull();
  expect(screen.getByRole('img', { name: 'The forest at night' })).toBeDefined();
  expect(await show(noWords)).toMatchObject({ to: '/bgs' });
});

it('leads somewhere only when its link type is set', async () => {
  expect(await show({ linkageType: null })).toBeNull();
  expect(await show({ linkage: null })).toBeNull();
  expect(await show()).toEqual({ to: '/bgs', target: null });
  expect(await show({ linkage: 'BGS:mines', linkageType: 'game' })).toEqual({
    to: '/seamless?nodeId=BGS%3Amines',
    target: null,
  });
  expect(await show({ linkage: 'https://example.com', linkageType: 'external' })).toEqual({
    to: 'https://example.com',
    target: '_blank',
  });
});
