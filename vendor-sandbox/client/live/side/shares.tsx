import { usePlay } from '../../frame/play-context';
import styles from './shares.module.css';

interface SharesProps {
  readonly parts: readonly { readonly name: string; readonly count: number; readonly look: string }[];
  readonly of: number;
}

/** How rounds are shared among bets of which one wins, as parts of a bar. */
export function Shares({ parts, of }: SharesProps) {
  const { format } = usePlay();
  return (
    <ul className={styles.shares}>
      {parts.map(({ name, count, look }) => (
        <li key={name} data-look={look} style={{ flexGrow: Math.max(count, of / 3.6) }}>
          <span>{name}</span>
          <b>{format.share(of === 0 ? 0 : count / of)}</b>
        </li>
      ))}
    </ul>
  );
}
