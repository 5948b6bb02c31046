import type { Suite } from './suite';
import { architecture } from './suites/architecture';
import { browser } from './suites/browser';
import { format } from './suites/format';
import { messages } from './suites/messages';
import { sharedCode } from './suites/shared-code';
import { typesAndLint } from './suites/types-and-lint';
import { unusedCode } from './suites/unused-code';
import { databaseTests, unitTests } from './suites/vitest-suites';

/**
 * All suites of `npm test`, those that find mistakes soonest first. The lists of one step run beside each other: the checks
 * of the sources each use little more than one core. Tests have the machine to themselves: browser tests beside those of the
 * database took as long as one after the other, and needed more second attempts.
 */
export const suitesInOrder: readonly (readonly (readonly Suite[])[])[] = [
  [
    [format, typesAndLint],
    [architecture, unusedCode, messages],
  ],
  [[unitTests]],
  [[databaseTests]],
  [[sharedCode]],
  [[browser]],
];

export const suites: readonly Suite[] = suitesInOrder.flat(2);
