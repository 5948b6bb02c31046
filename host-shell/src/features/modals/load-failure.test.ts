import { expect, test } from 'vitest';
import { loadFailureOf } from './load-failure';

test.each([
  [Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }), 'css_chunk_load_failed'],
  [Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), 'chunk_load_failed'],
  ['offline', 'chunk_load_failed'],
])('%s is named %s', (error, code) => expect(loadFailureOf(error)).toBe(code));
