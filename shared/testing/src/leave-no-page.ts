import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { takeDownPages } from './mock-shell/take-down-pages';
import { WAIT_LIMIT_MS } from './wait-limits';

// Set up before every file of tests with a document. The files of a worker share what they take from packages, which is
// most of what they load; our own modules keep much (stores, catalogues, where the window was), so each file has its own.
vi.resetModules();
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
configure({ asyncUtilTimeout: WAIT_LIMIT_MS });

afterAll(takeDownPages);
