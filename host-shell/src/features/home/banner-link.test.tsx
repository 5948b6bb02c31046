import { screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { BannerLink } from './banner-link';

const show = async (linkage: string | null, linkageType: string | null) => {
  await showSitePart(<BannerLink banner={{ url: '/x.svg', alt: 'x', linkage, linkageType }}>picture</BannerLink>);
  const link = screen.queryByRole('link');
  return link && { to: link.getAttribute('href'), target: link.getAttribute('target') };
};

it('leads somewhere only when its link type is set', async () => {
  expect(await show('/promotions', null)).toBeNull();
  expect(await show(null, 'page')).toBeNull();
  expect(await show('/promotions', 'page')).toEqual({ to: '/promotions', target: null });
  expect(await show('BGS:mines', 'game')).toEqual({ to: '/seamless?nodeId=BGS%3Amines', target: null });
  expect(await show('https://example.com', 'external')).toEqual({ to: 'https://example.com', target: '_blank' });
});
