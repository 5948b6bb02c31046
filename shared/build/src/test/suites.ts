import type { Suite } from './suite';
import { architecture } from './suites/architecture';
import { browser } from './suites/browser';
import { format } from './suites/format';
import { messages } from './suites/messages';
import { sharedCode } from './suites/shared-code';
import { typesAndLint } from './suites/types-and-lint';
import { unusedCode } from './suites/unused-code';
import { databaseTests, unitTests } from './suites/vitest-suites';

/** All suites of `npm test`, those that find mistakes soonest first. */
export const suites: Suite[] = [
  format,
  typesAndLint,
  architecture,
  unusedCode,
  messages,
  unitTests,
  databaseTests,
  sharedCode,
  browser,
];
