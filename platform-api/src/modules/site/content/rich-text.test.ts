import { expect, test } from 'vitest';
import { sanitiseRichText } from './rich-text';

test.each([
  ['scripts', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['handlers', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['script links', '<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow">x</a>'],
  [
    'pictures with handlers',
    '<img src="https://a.example/x.png" onerror="alert(1)">',
    '<img src="https://a.example/x.png" />',
  ],
  ['inline data', '<img src="data:text/html,<script>">', '<img />'],
  ['styles', '<p style="position:fixed">Hi</p><style>*{}</style>', '<p>Hi</p>'],
  ['frames', '<iframe src="https://a.example"></iframe>ok', 'ok'],
])('removes %s', (_what, dirty, clean) => {
  expect(sanitiseRichText(dirty)).toBe(clean);
});

test('keeps formatting, lists, tables and links', () => {
  const text =
    '<h2>A</h2><ul><li><strong>b</strong></li></ul><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>';
  expect(sanitiseRichText(text)).toBe(text);
});
