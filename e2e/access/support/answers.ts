import type { Page } from '@playwright/test';
import type { CallId, CallValue } from '../../../shared/contract/src/calls/index';
import { operatorWireTable } from '../../../shared/contract/src/operator-wire-table';
import { wireTable } from '../../../shared/contract/src/wire-table';

const table = { ...wireTable, ...operatorWireTable };

/** The answer to every request of one call. */
export type Answer = (page: Page) => Promise<unknown>;

/**
 * Answers that a test could otherwise only reach after days or through other people. They stay for the screens that follow.
 * @param fits whether it answers a request with this query; every one by default
 */
export function answer<Id extends CallId>(
  id: Id,
  value: CallValue<Id>,
  fits: (query: URLSearchParams) => boolean = () => true,
): Answer {
  const { method = 'GET', path } = table[id];
  const address = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return (page) =>
    page.route(
      ({ pathname, searchParams }) => address.test(pathname) && fits(searchParams),
      (route) =>
        route.request().method() === method
          ? route.fulfill({ json: { success: true, value, requestId: 'request' } })
          : route.fallback(),
    );
}

/** One page of a list. */
export const listOf = <Entry>(...content: readonly Entry[]) => ({
  content: [...content],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});
