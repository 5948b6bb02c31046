import type { MessageCategory } from '@marquee/contract/calls/messages';
import { MESSAGE_CATEGORIES } from '@marquee/contract/constants';
import { useFormat, useMessages } from '@marquee/kit';
import { Chip } from '@marquee/ui';
import { ScrollRow } from '@marquee/ui/layout';
import styles from './messages.module.css';

interface CategoryFilterProps {
  readonly category: MessageCategory | undefined;
  readonly unread: Readonly<Record<MessageCategory, number>> | undefined;
  readonly onChoose: (category: MessageCategory | null) => void;
}

/** Categories with the number of messages that have not been read. */
export function CategoryFilter({ category, unread, onChoose }: CategoryFilterProps) {
  const t = useMessages('member');
  const { number } = useFormat();
  const countOf = (name: MessageCategory) => (unread && unread[name] > 0 ? number(unread[name]) : undefined);
  return (
    <ScrollRow
      role="group"
      aria-label={t('inbox.categoryLabel')}
      current={category ?? ''}
      className={styles.categories}
    >
      <Chip selected={category === undefined} onClick={() => onChoose(null)}>
        {t('inbox.all')}
      </Chip>
      {MESSAGE_CATEGORIES.map((name) => (
        <Chip key={name} selected={category === name} count={countOf(name)} onClick={() => onChoose(name)}>
          {t(`inbox.category.${name}`)}
        </Chip>
      ))}
    </ScrollRow>
  );
}
