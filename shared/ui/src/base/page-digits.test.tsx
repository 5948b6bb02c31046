import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Chip } from '../badge/chip';
import { Countdown } from '../countdown/countdown';
import { Money } from '../money/money';
import { Pagination } from '../table/pagination';

const root = document.documentElement;
afterEach(() => {
  cleanup();
  delete root.dataset['formatLocale'];
  root.lang = '';
});

const labels = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' };

function show() {
  render(
    <>
      <Countdown appearance="text" until={Date.now() + 65_000} labels={labels} />
      <Pagination
        page={2}
        pageCount={3}
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        onPageChange={() => undefined}
      />
      <Chip count={12}>Slots</Chip>
      <Money amount="1250.5" currency="৳" />
    </>,
  );
  return [
    screen.getByRole('timer').textContent,
    screen.getByRole('button', { name: 'Page 2' }).textContent,
    screen.getByRole('button', { name: /Slots/ }).textContent,
    screen.getByText(/৳/).textContent,
  ];
}

it.each([
  ['bn', undefined, ['০১:০৫', '২', 'Slots১২', '৳১,২৫০.৫০']],
  ['bn', 'bn-u-nu-latn', ['01:05', '2', 'Slots12', '৳1,250.50']],
  ['en', 'en', ['01:05', '2', 'Slots12', '৳1,250.50']],
])('countdowns, pages, badges and money have one kind of digits: %s, %s', (language, locale, texts) => {
  root.lang = language;
  if (locale) root.dataset['formatLocale'] = locale;
  else delete root.dataset['formatLocale'];
  expect(show()).toEqual(texts);
});
