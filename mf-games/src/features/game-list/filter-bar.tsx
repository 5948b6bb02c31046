import type { CallValue } from '@marquee/contract/calls/index';
import { listUnitIn } from '@marquee/contract/list-amounts';
import { useBrand, useFormat, useMessages, useSessionActions } from '@marquee/kit';
import { Chip } from '@marquee/ui';
import {
  CircleDollarSign,
  Flame,
  Gamepad2,
  Heart,
  History,
  LayoutGrid,
  ListOrdered,
  Sparkles,
  Trophy,
} from '@marquee/ui/icons';
import { memo, type ReactNode } from 'react';
import styles from './filter-bar.module.css';
import { CLASSIFIES, type Classify, type ListFilters, SWITCHES, type Switch } from './list-filters';
import type { ChangeFilters } from './use-list-filters';

interface FilterBarProps {
  readonly filters: ListFilters;
  readonly onChange: ChangeFilters;
  /** Number of games for each filter; undefined until the first response. */
  readonly counts: CallValue<'games.list'>['counts'] | undefined;
  /** The counts are on their way: the filters keep their place, and are seen once nothing moves them any more. */
  readonly isLoading: boolean;
}

const CLASSIFY_ICONS: Readonly<Record<Classify, ReactNode>> = {
  ALL: <LayoutGrid />,
  HOT: <Flame />,
  NEW: <Sparkles />,
  MINI: <Gamepad2 />,
  FAV: <Heart />,
  RECENT: <History />,
};
const SWITCH_ICONS: Readonly<Record<Switch, ReactNode>> = {
  jackpot: <Trophy />,
  minBetOne: <CircleDollarSign />,
  lines25: <ListOrdered />,
};
/** These lists belong to a real account. */
const PERSONAL = new Set<Classify>(['FAV', 'RECENT']);

/** As wide as three digits: until the counts have come the bar is about as high as with them. */
const COUNT_SPACE = '\u2007'.repeat(3);

/** Filters that can be combined, each with its number of games. */
export const FilterBar = memo(function FilterBar({ filters, onChange, counts, isLoading }: FilterBarProps) {
  const t = useMessages('games');
  const { number, money } = useFormat();
  const amount = money(String(listUnitIn(useBrand().currency)), { compact: true });
  const { requireRealAccount } = useSessionActions();
  const classify = (name: Classify) => {
    if (!PERSONAL.has(name) || requireRealAccount()) onChange({ classify: name });
  };
  // Only the in-house games have mini games among them.
  const hasMini = filters.classify === 'MINI' || (counts?.classify.MINI ?? 0) > 0;
  const lists = hasMini ? CLASSIFIES : CLASSIFIES.filter((name) => name !== 'MINI');
  const countOf = (count: number | undefined) => (count === undefined ? COUNT_SPACE : number(count));
  return (
    <div className={styles.bar} role="group" aria-label={t('list.filters')} aria-busy={isLoading}>
      {lists.map((name) => (
        <Chip
          key={name}
          icon={CLASSIFY_ICONS[name]}
          selected={filters.classify === name}
          count={countOf(counts?.classify[name])}
          onClick={() => classify(name)}
        >
          {t(`list.classify.${name}`)}
        </Chip>
      ))}
      <span className={styles.divider} aria-hidden="true" />
      {SWITCHES.map((name) => (
        <Chip
          key={name}
          icon={SWITCH_ICONS[name]}
          selected={filters[name]}
          count={countOf(counts?.[name])}
          disabled={counts?.[name] === 0 && !filters[name]}
          onClick={() => onChange({ [name]: !filters[name] })}
        >
          {t(`list.switch.${name}`, { amount })}
        </Chip>
      ))}
    </div>
  );
});
