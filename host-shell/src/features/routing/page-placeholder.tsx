import { cx, Skeleton } from '@marquee/ui';
import styles from './page-placeholder.module.css';

interface PagePlaceholderProps {
  /** Whose page it is. */
  readonly remote: string;
  readonly title: string;
  /** `member-frame` stands for the member centre's menu and the page beside it, `member` for that page alone. */
  readonly shape: 'page' | 'game' | 'agent' | 'office' | 'member' | 'member-frame';
}

const TILES = Array.from({ length: 12 }, (_, index) => index);

/**
 * What stands where a remote's page will: its title and its shape. The frame that the edge sends has it too, so a page does
 * not begin empty. It holds nothing of the visitor.
 */
export function PagePlaceholder({ remote, title, shape }: PagePlaceholderProps) {
  return (
    <div aria-busy="true" data-remote={remote} className={cx(styles.place, shape === 'member-frame' && styles.beside)}>
      {shape === 'member-frame' && (
        <div className={styles.side}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="1.75rem" lines={8} />
        </div>
      )}
      <div>
        {shape === 'game' ? (
          <Skeleton shape="block" height="70vh" />
        ) : (
          <>
            <h1 className={styles.title}>{title}</h1>
            <Content shape={shape} />
          </>
        )}
      </div>
    </div>
  );
}

function Content({ shape }: Pick<PagePlaceholderProps, 'shape'>) {
  if (shape !== 'page') return <Skeleton shape="block" height="9rem" lines={3} />;
  return (
    <div className={styles.tiles}>
      {TILES.map((tile) => (
        <Skeleton key={tile} shape="block" height="10rem" />
      ))}
    </div>
  );
}
