import { afterAll } from 'vitest';
import { takeDownPages } from './mock-shell/take-down-pages';

/** Set up before every unit test's file. Only a file with a document can have left a page. */
afterAll(() => ('document' in globalThis ? takeDownPages() : undefined));
