import { addLanguage, checkLanguage, languageFolder } from './language-folder';

/**
 * `language:add <code>` makes the files that a language lacks; `language:check <code>` says, by file, what is missing and what is wrong.
 * The code is a BCP 47 tag, such as `ja` or `zh-Hant`.
 */
const [act, code = ''] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

function report(language: string): boolean {
  const files = checkLanguage(languageFolder(language));
  for (const { file, keys, missing, missingCharacters, faults } of files) {
    if (missing > 0)
      print(`${file}: ${missing} of ${keys} texts are missing, ${missingCharacters} characters of English`);
    for (const fault of faults) print(`${file}: ${fault}`);
  }
  const total = (count: (file: (typeof files)[number]) => number) => files.reduce((sum, file) => sum + count(file), 0);
  const [missing, faults] = [total((file) => file.missing), total((file) => file.faults.length)];
  print(`${language}: ${total((file) => file.keys)} texts, ${missing} missing, ${faults} faults`);
  return missing + faults === 0;
}

if ((act !== 'add' && act !== 'check') || !isTag(code)) {
  process.stderr.write('usage: pnpm language:add <code> | pnpm language:check <code>\n');
  process.exitCode = 2;
} else {
  if (act === 'add') for (const file of addLanguage(languageFolder(code))) print(`new: languages/${code}/${file}`);
  if (!report(code) && act === 'check') process.exitCode = 1;
}
