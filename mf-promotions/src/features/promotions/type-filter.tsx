import { PROMOTION_TYPES, type PromotionType } from '@marquee/contract/promotions/kinds';
import { useFormat, useMessages } from '@marquee/kit';
import { Chip } from '@marquee/ui';
import {
  ArrowDownToLine,
  Club,
  Dices,
  Fish,
  Gift,
  LayoutGrid,
  RefreshCw,
  Smartphone,
  Spade,
  Sparkles,
  Ticket,
  Trophy,
  UserPlus,
  Volleyball,
} from '@marquee/ui/icons';
import { useEffect, useRef } from 'react';
import styles from './promotions.module.css';

const ICONS = {
  sports: Volleyball,
  live: Spade,
  slots: Dices,
  card: Club,
  fish: Fish,
  lotto: Ticket,
  rebate: RefreshCw,
  points: Gift,
  ranking: Trophy,
  deposit: ArrowDownToLine,
  app: Smartphone,
  newbie: UserPlus,
  other: Sparkles,
} as const satisfies Record<PromotionType, unknown>;

interface TypeFilterProps {
  /** Undefined while they load. */
  readonly counts: ReadonlyMap<PromotionType, number> | undefined;
  readonly total: number;
  /** Null: all. */
  readonly selected: PromotionType | null;
  readonly onSelect: (type: PromotionType | null) => void;
}

/** As wide as a digit: keeps the place of a count until it has come, so that it moves no chip to another line. */
const DIGIT_SPACE = '\u2007';

/** The fourteen filters of the specification (section 2), with how many promotions each holds. */
export function TypeFilter({ counts, total, selected, onSelect }: TypeFilterProps) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const row = useRef<HTMLDivElement>(null);
  // On a phone the filters are one line that scrolls: it has the selected one in view, also
  // when the counts have made all of them wider.
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-pressed="true"]');
    if (!chip || !row.current) return;
    // Not `scrollIntoView`, behind which Tab would go on from the chip.
    const [own, line] = [chip.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += (own.left + own.right - line.left - line.right) / 2;
  }, [selected, counts]);
  return (
    <div className={styles.filter}>
      <div ref={row} className={styles.types} role="group" aria-label={t('types')}>
        <Chip
          icon={<LayoutGrid aria-hidden="true" />}
          selected={selected === null}
          count={counts ? number(total) : DIGIT_SPACE.repeat(2)}
          onClick={() => onSelect(null)}
        >
          {t('type.all')}
        </Chip>
        {PROMOTION_TYPES.map((type) => {
          const Icon = ICONS[type];
          const count = counts?.get(type);
          return (
            <Chip
              key={type}
              icon={<Icon aria-hidden="true" />}
              selected={selected === type}
              count={count === undefined ? DIGIT_SPACE : number(count)}
              data-empty={count === 0 || undefined}
              onClick={() => onSelect(type)}
            >
              {t(`type.${type}`)}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
