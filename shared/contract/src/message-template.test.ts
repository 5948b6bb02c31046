import { expect, it } from 'vitest';
import { messagePartSchema, placeholderFaults, placeholdersOf } from './message-template';

it('finds each placeholder once', () => {
  expect(placeholdersOf({ title: '{{amount}}', text: 'Hi {{account}}: {{amount}}' })).toEqual(['amount', 'account']);
});

it('names unknown, missing and stray placeholders, and takes the brand everywhere', () => {
  const faults = (text: string) => placeholderFaults({ title: 'Title', text }, ['amount']);
  expect(faults('{{amount}} at {{brand}}')).toEqual({ unknown: [], missing: [] });
  expect(faults('{{password}}')).toEqual({ unknown: ['password'], missing: ['amount'] });
  expect(faults('{{ amount }} {{amount}}')).toEqual({ unknown: [' amount '], missing: [] });
  expect(faults('{{amount}} {{')).toEqual({ unknown: ['{{'], missing: [] });
  expect(faults('{{amount}} }}')).toEqual({ unknown: ['}}'], missing: [] });
  expect(faults('{{}} {{amount}}')).toEqual({ unknown: [''], missing: [] });
});

it('takes plain text without NUL, other controls and reversals, and refuses what is empty or too long', () => {
  const schema = messagePartSchema(20);
  expect(schema.parse(' a\0b\u202Ec\u2066d\r\ne ')).toBe('abcd\ne');
  expect(schema.parse('\u200Fسلام')).toBe('\u200Fسلام');
  expect(schema.safeParse('\u202E \0').success).toBe(false);
  expect(schema.safeParse('x'.repeat(21)).success).toBe(false);
  expect(schema.parse('<img src=x onerror=1>'.slice(0, 20))).toBe('<img src=x onerror=1');
});
