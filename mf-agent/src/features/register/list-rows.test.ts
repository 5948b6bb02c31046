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

it('takes files in UTF-8 alone, and none that is larger than a list can be', async () => {
  expect(await readListFile(new Blob(['amina1']))).toBe('amina1');
  expect(await readListFile(new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0x00])]))).toBeNull();
  expect(await readListFile(new Blob(['x'.repeat(LIST_MAX_BYTES + 1)]))).toBeNull();
});
