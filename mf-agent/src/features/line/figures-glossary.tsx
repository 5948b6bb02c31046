import type { GlossaryFigure } from '@marquee/contract/agent-figures';
import { useMessages } from '@marquee/kit';
import styles from './line.module.css';

/** The sentences of the figures of a page: what the tooltips of their headings say, for those who have no pointer. */
export function FiguresGlossary({ figures }: { readonly figures: readonly GlossaryFigure[] }) {
  const t = useMessages('agent');
  return (
    <details className={styles.glossary}>
      <summary>{t('figures.title')}</summary>
      <dl>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`figures.${figure}`)}</dt>
            <dd>{t(`glossary.${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
