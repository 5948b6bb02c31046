import { activeParts, injectionPayloads } from '@marquee/testing/injection-payloads';
import { expect, test } from 'vitest';
import { jsonForScript } from '../../../edge/html';
import { sanitiseRichText } from './rich-text';

test('has two hundred distinct payloads', () => {
  expect(new Set(injectionPayloads).size).toBe(200);
});

test.each(injectionPayloads)('stores nothing active of %s', (payload) => {
  const page = document.createElement('div');
  page.innerHTML = sanitiseRichText(`<p>before ${payload} after</p>`);
  expect(activeParts(page)).toEqual([]);
});

test('does not let a name in the boot document end its script element', () => {
  for (const nickname of injectionPayloads) {
    const json = jsonForScript({ session: { member: { nickname } } });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ session: { member: { nickname } } });
  }
});
