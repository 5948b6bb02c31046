import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats';

const LEFT_TO_RIGHT = '\u2066';
const OWN_ORDER = '\u2068';
const END = '\u2069';

describe('figures in Arabic', () => {
  const format = formatsOf('ar', 'BDT');

  test('are kept from left to right where they hold digits alone', () => {
    expect(format.amount(125_050_000)).toBe(`${LEFT_TO_RIGHT}1,250.50${END}`);
    expect(format.gain(125_050_000)).toBe(`${LEFT_TO_RIGHT}+1,250.50${END}`);
    expect(format.share(0.375)).toContain('38');
    expect(format.decimal(1.5)).toBe(`${LEFT_TO_RIGHT}1.50${END}`);
  });

  test('keep the order of the script where words stand among them, as in a time', () => {
    const time = format.time('2026-11-22T10:30:00Z');
    expect(time).toMatch(/[صم]/u);
    expect(time.startsWith(OWN_ORDER)).toBe(true);
    expect(time.endsWith(END)).toBe(true);
    expect(time).not.toContain(LEFT_TO_RIGHT);
  });
});

test('name the time zone where a page is read apart from the site', () => {
  expect(formatsOf('en', 'BDT').zonedTime('2026-11-22T10:30:00Z')).toMatch(/2026.*(UTC|GMT|[A-Z]{3,4})/);
});

test('need no isolation in a language that is written from left to right', () => {
  expect(formatsOf('en', 'BDT').time('2026-11-22T10:30:00Z')).not.toMatch(/[\u2066-\u2069]/u);
});
