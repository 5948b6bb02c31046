import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLanguage, checkLanguage } from './language-folder';

const KIT = 'shared/kit/src/i18n/messages.json';
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'languages-'));
  folder = path.join(root, 'ja');
});
afterEach(() => rmSync(root, { recursive: true }));

const reportOf = (name: string) => checkLanguage(folder).find(({ file }) => file === name);
const readTexts = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
const writeTexts = (name: string, content: object) => writeFileSync(path.join(folder, name), JSON.stringify(content));

test('makes the files of a language with empty texts, and keeps what is written', () => {
  expect(addLanguage(folder)).toEqual(expect.arrayContaining([KIT, 'labels.json', 'content.json']));
  const { keys, missing } = reportOf(KIT) ?? { keys: 0, missing: 0 };
  expect(keys).toBeGreaterThan(20);
  // Japanese has one plural form where English has two.
  expect(missing).toBeGreaterThan(keys / 2);
  expect(checkLanguage(folder).flatMap(({ faults }) => faults)).toEqual([]);
  writeTexts('labels.json', { 'mf-wallet': {} });
  expect(addLanguage(folder)).toEqual([]);
  expect(readTexts('labels.json')).toEqual({ 'mf-wallet': {} });
});

test('names what is wrong in what is written, but for exceptions with a reason', () => {
  addLanguage(folder);
  const english = Object.keys(readTexts('content.json')).find((name) => name === 'content/help') ?? '';
  const help = (readTexts('content.json') as Record<string, Record<string, string>>)[english] ?? {};
  const [title = ''] = Object.keys(help);
  writeTexts('content.json', { [english]: { ...help, [title]: 'チャージ bonus' } });
  const glossary = { sources: [], terms: { deposit: { words: ['入金'], not: ['チャージ'] } } };
  writeTexts('glossary.json', glossary);
  const faults = reportOf('content.json')?.faults ?? [];
  expect(faults).toContainEqual(expect.stringContaining('has Latin words that English lacks: bonus'));
  expect(faults).toContainEqual(expect.stringContaining('the glossary says «入金»'));
  writeTexts('glossary.json', { ...glossary, exceptions: { [`content.json#${english}.${title}`]: 'a quotation' } });
  expect(reportOf('content.json')?.faults).toEqual([]);
});

test('takes a text that is as in English where the glossary writes it so, or names it an exception', () => {
  addLanguage(folder);
  const [title = ''] = Object.keys((readTexts('content.json') as Record<string, object>)['content/help'] ?? {});
  writeTexts('content.json', { 'content/help': { [title]: title } });
  const faults = () => reportOf('content.json')?.faults.filter((fault) => fault.startsWith('is English in '));
  expect(faults()).toEqual([`is English in content/help.${title}`]);
  writeTexts('glossary.json', { sources: [], terms: { start: { words: [title.toLowerCase()] } } });
  expect(faults()).toEqual([]);
  writeTexts('glossary.json', {
    sources: [],
    terms: {},
    exceptions: { [`content.json#content/help.${title}`]: 'a name' },
  });
  expect(faults()).toEqual([]);
});
