import { Megaphone, Pause, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { IconButton } from '@marquee/ui';
import styles from './notice-marquee.module.css';

export interface NoticeItem {
  readonly id: string;
  readonly text: string;
}

export interface NoticeMarqueeProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly items: readonly NoticeItem[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** Opens the notice; without it the items are plain text. */
  readonly onSelect?: ((id: string) => void) | undefined;
  readonly icon?: ReactNode;
}

/** About the pace of calm reading. */
const SECONDS_PER_CHARACTER = 0.14;
const MIN_DURATION_S = 12;

/** Scrolling notices. They stop under the pointer or the focus, when paused, and with reduced motion. */
export function NoticeMarquee({
  label,
  items,
  pauseLabel,
  playLabel,
  onSelect,
  icon = <Megaphone />,
}: NoticeMarqueeProps) {
  const [paused, setPaused] = useState(false);
  const length = items.reduce((sum, item) => sum + item.text.length, 0);
  const beltStyle = {
    '--marquee-duration': `${Math.max(MIN_DURATION_S, length * SECONDS_PER_CHARACTER)}s`,
  } as CSSProperties;
  return (
    <section className={styles.marquee} aria-label={label} data-paused={paused || undefined}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.window}>
        <div className={styles.belt} style={beltStyle}>
          <NoticeRun items={items} onSelect={onSelect} />
          <NoticeRun items={items} onSelect={onSelect} isCopy />
        </div>
      </div>
      <IconButton
        className={styles.control}
        size="sm"
        icon={paused ? <Play /> : <Pause />}
        label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
      />
    </section>
  );
}

interface NoticeRunProps {
  readonly items: readonly NoticeItem[];
  readonly onSelect: ((id: string) => void) | undefined;
  /** The second copy that closes the loop, hidden from assistive technology. */
  readonly isCopy?: boolean;
}

function NoticeRun({ items, onSelect, isCopy = false }: NoticeRunProps) {
  return (
    <ul className={styles.run} aria-hidden={isCopy || undefined} inert={isCopy}>
      {items.map((item) => (
        <li key={item.id}>
          {onSelect ? (
            <button type="button" className={styles.item} onClick={() => onSelect(item.id)}>
              <bdi>{item.text}</bdi>
            </button>
          ) : (
            <bdi className={styles.item}>{item.text}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
