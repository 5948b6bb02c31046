import type { Suite } from './suite';
import { architecture } from './suites/architecture';
import { browser } from './suites/browser';
import { format } from './suites/format';
import { lint } from './suites/lint';
import { messages } from './suites/messages';
import { typeCheck } from './suites/type-check';
import { unusedCode } from './suites/unused-code';
import { databaseTests, unitTests } from './suites/vitest-suites';

/** All of `npm test`, in the order in which a mistake is found soonest. */
export const suites: Suite[] = [
  typeCheck,
  format,
  lint,
  architecture,
  unusedCode,
  messages,
  unitTests,
  databaseTests,
  browser,
];
