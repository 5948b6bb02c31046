import { useMessages } from '@marquee/kit';
import { Button, EmptyState } from '@marquee/ui';
import { SearchX } from '@marquee/ui/icons';
import { isFiltered, type ListFilters } from './list-filters';

interface NoGamesProps {
  readonly filters: ListFilters;
  readonly onClear: () => void;
}

/** Shown when no game matches; offers to clear search and filters. */
export function NoGames({ filters, onClear }: NoGamesProps) {
  const t = useMessages('games');
  const { keyword } = filters;
  return (
    <EmptyState
      icon={<SearchX />}
      title={keyword === '' ? t('list.none') : t('list.noneFor', { keyword })}
      description={t('list.noneHint')}
      action={isFiltered(filters) ? <Button onClick={onClear}>{t('list.clear')}</Button> : undefined}
    />
  );
}
