import type { ApiError } from '@marquee/kit/http/api-error';
import { EmptyState, type EmptyStateProps, Skeleton } from '@marquee/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureState } from '../failure/failure-state';

/** What the components for loaded data take of a query. */
export type Read<Data> = Pick<UseQueryResult<Data, ApiError>, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface LoadedProps<Data> {
  readonly read: Read<Data>;
  /** Of the skeleton, any CSS length; with `lines` that of each line. */
  readonly height: string;
  /** Of the skeleton; one by default. */
  readonly lines?: number;
  /** Shown in place of a list or page without rows; without it the children show it. */
  readonly empty?: EmptyStateProps;
  /** Around the skeleton and the failure, where the children bring a page header of their own. */
  readonly frame?: (state: ReactNode) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The states of a query: a skeleton until the first answer, the failure with another try, an empty list, the data. Data
 * stays when a later refetch fails.
 */
export function Loaded<Data>({ read, height, lines, empty, frame = (state) => state, children }: LoadedProps<Data>) {
  const { data, error } = read;
  if (data !== undefined) return empty && isEmptyList(data) ? <EmptyState {...empty} /> : children(data);
  return frame(error ? <Failure read={read} /> : <Skeleton shape="block" height={height} lines={lines} />);
}

/** The failure of a query without data; nothing while there is an answer to show or to wait for. */
export function Failure({ read: { data, error, isFetching, refetch } }: { readonly read: Read<unknown> }) {
  if (!error || data !== undefined) return null;
  return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

const isEmptyList = (data: unknown): boolean => {
  const rows = typeof data === 'object' && data !== null && 'content' in data ? data.content : data;
  return Array.isArray(rows) && rows.length === 0;
};
