import { expect, it } from 'vitest';
import { LIST_MAX_BYTES, readList, readListFile } from './list-rows';

it('reads a pasted list, and a CSV file with its heading, quotes and either separator', () => {
  expect(readList('amina1\n\n  rahim2 , agent , 1880 \r\nkarim3;member')).toEqual({
    rows: [
      { place: 1, account: 'amina1', type: 'member' },
      { place: 2, account: 'rahim2', type: 'agent', prizeGroup: 1_880 },
      { place: 3, account: 'karim3', type: 'member' },
    ],
  });
  expect(readList('\ufeffAccount,Type\n"amina1",""')).toEqual({
    rows: [{ place: 1, account: 'amina1', type: 'member' }],
  });
});

it('says which line it cannot read', () => {
  expect(readList('amina1\nrahim2,boss')).toEqual({ fault: 'row', place: 2 });
  expect(readList('amina1,member,18.8')).toEqual({ fault: 'row', place: 1 });
  expect(readList('amina1,member,1880,more')).toEqual({ fault: 'row', place: 1 });
  expect(readList(',agent')).toEqual({ fault: 'row', place: 1 });
});

it('refuses an empty list, one that is too long, and NUL', () => {
  expect(readList(' \n\n')).toEqual({ fault: 'empty' });
  expect(readList('a1234\n'.repeat(10_000))).toHaveProperty('rows.length', 10_000);
  expect(readList('a1234\n'.repeat(10_001))).toEqual({ fault: 'too_long' });
  expect(readList('ami\0na')).toEqual({ fault: 'encoding' });
});

it('reads lines of every end, and takes a formula for a name that no server takes', () => {
  const places = { rows: [1, 2, 3].map((place) => ({ place, account: `amina${place}`, type: 'member' })) };
  for (const end of ['\n', '\r\n', '\r'])
    expect(readList(['amina1', 'amina2', 'amina3', ''].join(end))).toEqual(places);
  expect(readList('amina1\r\namina2\n\r\n\ramina3')).toEqual(places);
  expect(readList('=1+1\n"@SUM(A1)"\t')).toEqual({
    rows: [
      { place: 1, account: '=1+1', type: 'member' },
      { place: 2, account: '@SUM(A1)', type: 'member' },
    ],
  });
  expect(readList(`=HYPERLINK("https://x.example","amina1")`)).toEqual({ fault: 'row', place: 1 });
});

it.each([
  ['UTF-16 with its mark', [0xff, 0xfe], 'utf16le'],
  ['UTF-16, high bytes first', [0xfe, 0xff], 'utf16be'],
  ['UTF-16 without a mark', [], 'utf16le'],
  ['Windows-1252', [], 'latin1'],
] as const)('refuses a file in %s rather than names that nobody meant', async (_what, mark, encoding) => {
  const text = 'rené1,member\n';
  const units = [...text].map((char) => char.charCodeAt(0));
  const bytes = units.flatMap((unit) => {
    if (encoding === 'latin1') return [unit];
    return encoding === 'utf16le' ? [unit, 0] : [0, unit];
  });
  const read = await readListFile(new Blob([new Uint8Array([...mark, ...bytes])]));
  expect(read === null ? { fault: 'encoding' } : readList(read)).toEqual({ fault: 'encoding' });
});

it('reads the longest list in a moment', () => {
  const started = performance.now();
  const hostile = `${'"'.repeat(400_000)},${' '.repeat(400_000)}x`;
  expect(readList(hostile)).toEqual({ fault: 'row', place: 1 });
  const { length } = `amina00000,agent,1880\r\n`.repeat(10_000);
  expect(length).toBeLessThan(LIST_MAX_BYTES);
  expect(readList(`amina00000,agent,1880\r\n`.repeat(10_000))).toHaveProperty('rows.length', 10_000);
  expect(performance.now() - started).toBeLessThan(3_000);
});

it('takes files in UTF-8 alone, and none that is larger than a list can be', async () => {
  expect(await readListFile(new Blob(['amina1']))).toBe('amina1');
  expect(await readListFile(new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0x00])]))).toBeNull();
  expect(await readListFile(new Blob(['x'.repeat(LIST_MAX_BYTES + 1)]))).toBeNull();
});
