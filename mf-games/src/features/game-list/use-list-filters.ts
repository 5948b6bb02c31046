import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListFilters, readFilters, writeFilters } from './list-filters';

export type ChangeFilters = (change: Partial<ListFilters>) => void;

/** The address is the only state of the filters: they survive a reload, a shared link and going back. */
export function useListFilters(): readonly [ListFilters, ChangeFilters] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeFilters>(
    (changed) => setParams((current) => writeFilters({ ...readFilters(current), ...changed }), { replace: true }),
    [setParams],
  );
  return [useMemo(() => readFilters(params), [params]), change];
}
