import type { ErrorCode } from '@marquee/contract/errors';

/** What a part of the page that did not load is called: its code, or, as the stylesheets' loader marks it, its look. */
export function loadFailureOf(error: unknown): ErrorCode {
  const isStyle = error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
  return isStyle ? 'css_chunk_load_failed' : 'chunk_load_failed';
}
