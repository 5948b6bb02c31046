import { expect, it } from 'vitest';
import { criticalStyles } from './critical-styles';

const HTML = '<main class="page big"><button class="go">Go</button></main>';
const css = (sheet: string, changes: object = {}) =>
  criticalStyles({ sheet, html: HTML, theme: 'dark', language: 'en', baseUrl: '/r/', ...changes });

it('keeps the rules whose every class and tag stands in the frame', () => {
  const sheet = '.page{a:1}.page .gone{a:2}main>.go,.gone{a:3}footer{a:4}.page:not(.gone){a:5}:root{a:6}';
  expect(css(sheet)).toBe('.page{a:1}main>.go{a:3}.page:not(.gone){a:5}:root{a:6}');
});

it('keeps layers and conditions around what it keeps, and drops what is left empty', () => {
  const sheet =
    '@layer reset,ui;@layer ui{@media (max-width:48rem){.go{a:1}.gone{a:2}}@media print{.go{a:3}}}@layer reset{.gone{a:4}}';
  expect(css(sheet)).toBe('@layer reset,ui;@layer ui{@media (max-width:48rem){.go{a:1}}}');
});

it('leaves out states, animations and faces to fetch, but keeps local faces', () => {
  const sheet =
    '.go:hover{a:1}.go[data-open]{a:2}@keyframes k{from{a:3}}@font-face{src:url(f.woff2)}@font-face{src:local("Arial")}';
  expect(css(sheet)).toBe('@font-face{src:local("Arial")}');
});

it('keeps the tokens of this theme, language and direction', () => {
  const sheet =
    '[data-theme=dark]{a:1}[data-theme=light]{a:3}:root:lang(ar){a:4}.go:dir(rtl){a:5}:root:is(:lang(ar),:lang(en)){a:6}';
  expect(css(sheet)).toBe('[data-theme=dark]{a:1}:root:is(:lang(ar),:lang(en)){a:6}');
  expect(css(sheet, { language: 'ar' })).toContain(':root:lang(ar){a:4}.go:dir(rtl){a:5}');
});

it('reads strings and brackets with separators in them, and makes addresses absolute', () => {
  const sheet = '.page::before{content:"};{,";background:url(a/b.svg)}.go{background:url("data:x;y,{z}")}';
  expect(css(sheet)).toBe(
    '.page::before{content:"};{,";background:url("/r/a/b.svg")}.go{background:url("data:x;y,{z}")}',
  );
});
