import { useFormat, useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { Link } from 'react-router-dom';
import styles from './line.module.css';

interface LineAccountProps {
  readonly member: { readonly account: string; readonly self: boolean; readonly downlines: number };
  /** The page of the member's line. */
  readonly to: string;
}

/** A member of a line; who has a line below leads to it. */
export function LineAccount({ member: { account, self, downlines }, to }: LineAccountProps) {
  const t = useMessages('agent');
  const { number } = useFormat();
  if (self)
    return (
      <span className={styles.account}>
        {account}
        <Badge tone="info">{t('line.self')}</Badge>
      </span>
    );
  if (downlines === 0) return account;
  return (
    <span className={styles.account}>
      <Link to={to} className={styles.line}>
        {account}
      </Link>
      <span className={styles.downlines}>{t('team.count', { count: downlines, shown: number(downlines) })}</span>
    </span>
  );
}
