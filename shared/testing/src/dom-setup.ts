import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { unmountPages } from './mock-shell/unmount-pages';
import { WAIT_LIMIT_MS } from './wait-limits';

// Runs before every test file with a DOM. The files of a worker share the modules of packages, which are most of what
// they load. Our own modules hold state (stores, catalogues, scroll positions), so each file gets new ones.
vi.resetModules();
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
configure({ asyncUtilTimeout: WAIT_LIMIT_MS });

afterAll(unmountPages);
