import type { AppGuide } from '@marquee/contract/entities/content';
import { LANGUAGES } from '@marquee/contract/languages';
import { screen, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { showSitePart } from '../../app/site.fixture';
import { loadPopupCatalogue } from '../../messages/catalogue';
import AppDownloadPage from './app-download.page';

const guide = (device: AppGuide['device']): AppGuide => ({
  device,
  title: `Install: ${device}`,
  content: '<ol><li>Open this page.</li></ol>',
  downloadUrl: null,
});

const show = (device: AppGuide['device']) =>
  showSitePart(<AppDownloadPage />, {
    answers: { 'content.appGuides': [guide('ios'), guide('android'), guide('desktop')] },
    path: `/m/appDownload#${device}`,
  });

const namesOfPictures = () =>
  within(screen.getByRole('article'))
    .queryAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label'));

it.each([
  ['ios', ['open in its browser', 'share button', 'share list', 'home screen of the phone']],
  ['android', ['open in its browser', 'three dots', 'home screen of the phone']],
] as const)('draws the steps of the guide for %s, each with its words', async (device, words) => {
  await show(device);
  await screen.findByRole('img', { name: /^Result: .* Sundarban/ });
  const names = namesOfPictures();
  expect(names).toHaveLength(words.length);
  for (const [index, part] of words.entries()) expect(names[index]).toContain(part);
});

it('draws no phone beside the guide for a computer, but the code that opens the page on one', async () => {
  await show('desktop');
  await screen.findByRole('heading', { name: 'Install: desktop' });
  expect(namesOfPictures()).toEqual(['Scan to open this page on your phone.']);
});

it.each(LANGUAGES)('says in %s what each picture shows', async (language) => {
  const { appGuide } = (await loadPopupCatalogue(language)) as { readonly appGuide: Readonly<Record<string, string>> };
  expect(Object.keys(appGuide)).toEqual(['open', 'share', 'shareList', 'menu', 'homeScreen']);
  expect(new Set(Object.values(appGuide)).size).toBe(5);
  for (const step of ['open', 'homeScreen']) expect(appGuide[step]).toContain('{{brand}}');
});
