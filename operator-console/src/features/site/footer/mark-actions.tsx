import { useMessages } from '@marquee/kit/i18n/use-messages';
import { IconButton } from '@marquee/ui';
import { ChevronDown, Trash2 } from '@marquee/ui/icons';
import styles from './footer.module.css';

/** Direction of a move within the list. */
export type MarkMove = 'earlier' | 'later';

export interface MarkActionsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (index: number, move: MarkMove) => void;
  readonly onRemove: (index: number) => void;
}

/** Moves a picture within the list, or takes it out. */
export function MarkActions({ index, count, onMove, onRemove }: MarkActionsProps) {
  const t = useMessages('console');
  const place = index + 1;
  return (
    <div className={styles.actions}>
      <IconButton
        icon={<ChevronDown className={styles.up} />}
        label={t('footer.earlier', { place })}
        data-move={`${index} earlier`}
        disabled={index === 0}
        onClick={() => onMove(index, 'earlier')}
      />
      <IconButton
        icon={<ChevronDown />}
        label={t('footer.later', { place })}
        data-move={`${index} later`}
        disabled={index === count - 1}
        onClick={() => onMove(index, 'later')}
      />
      <IconButton icon={<Trash2 />} label={t('footer.remove', { place })} onClick={() => onRemove(index)} />
    </div>
  );
}
