import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropMigrated } from '../testing/drop-migrated';
import { DIFFERENT_NAMES, SAME_NAMES } from '../testing/names';
import { foldedText, nameKey } from './name-key';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => dropMigrated(db));

interface Folded {
  readonly key: string;
  readonly folded: string;
  readonly parts: string;
}

const ofDatabase = async (texts: readonly string[]) =>
  (
    await db.pool.query<Folded>(
      `select name_key(t) as key, folded_text(t) as folded, normalize(t, nfkd) as parts
       from unnest($1::text[]) with ordinality u(t, n) order by n`,
      [texts],
    )
  ).rows;

/** What JavaScript makes of texts; `parts` says which release of Unicode it knows. */
const ofScript = (texts: readonly string[]): Folded[] =>
  texts.map((text) => ({ key: nameKey(text), folded: foldedText(text), parts: text.normalize('NFKD') }));

test('the database makes the same keys of names', async () => {
  const names = [...SAME_NAMES, ...DIFFERENT_NAMES].flat();
  expect(await ofDatabase(names)).toEqual(ofScript(names));
});

test('the database makes the same keys of every character that it knows', async () => {
  const codes = Array.from({ length: 0xffff }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  const texts = codes.map((code) => `a${String.fromCodePoint(code)}b`);
  const rows = await ofDatabase(texts);
  const expected = ofScript(texts).map((own, index) => (own.parts === rows[index]?.parts ? own : rows[index]));
  expect(
    rows.filter((row, index) => row.key !== expected[index]?.key || row.folded !== expected[index]?.folded),
  ).toEqual([]);
});
