import { useMessages } from '@marquee/kit/i18n/use-messages';
import { VisuallyHidden } from '@marquee/ui';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './footer.module.css';
import type { MarkMove } from './mark-actions';
import { MarkRow } from './mark-row';
import type { FooterValues, MarkRows } from './use-footer-form';

interface MarkListProps {
  readonly form: UseFormReturn<FooterValues>;
  readonly rows: MarkRows;
  readonly languages: readonly string[];
  readonly srcOf: (imageId: string) => string;
}

/** The pictures in their order. A move keeps the focus on the picture that moved, and is announced. */
export function MarkList({ form, rows: { fields, move, remove }, languages, srcOf }: MarkListProps) {
  const t = useMessages('console');
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly to: number; readonly by: MarkMove } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const buttonOf = (by: MarkMove) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${moved.to} ${by}"]:enabled`);
    (buttonOf(moved.by) ?? buttonOf(moved.by === 'earlier' ? 'later' : 'earlier'))?.focus();
  }, [moved]);

  return (
    <>
      <ol ref={list} className={styles.list}>
        {fields.map(({ id, imageId }, index) => (
          <li key={id}>
            <MarkRow
              form={form}
              src={srcOf(imageId)}
              languages={languages}
              index={index}
              count={fields.length}
              onMove={(from, by) => {
                const to = by === 'earlier' ? from - 1 : from + 1;
                move(from, to);
                setMoved({ to, by });
              }}
              onRemove={(place) => {
                setMoved(null);
                remove(place);
              }}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">
        {moved ? t('footer.moved', { place: moved.to + 1, total: fields.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
