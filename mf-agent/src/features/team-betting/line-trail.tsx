import { useMessages } from '@marquee/kit';
import { Breadcrumbs } from '@marquee/ui/page';
import { Link } from 'react-router-dom';
import styles from './team-betting.module.css';

interface LineTrailProps {
  /** From the agent's direct downline to whose line is shown. */
  readonly line: readonly { readonly id: string; readonly account: string }[];
  readonly addressOf: (id: string | null) => string;
}

/** Whose line is shown, and the way back up to the own. */
export function LineTrail({ line, addressOf }: LineTrailProps) {
  const t = useMessages('agent');
  const here = line.at(-1);
  const above = line.slice(0, -1);
  if (!here) return null;
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        label={t('betting.line')}
        ancestors={[
          { id: 'own', link: <Link to={addressOf(null)}>{t('betting.myTeam')}</Link> },
          ...above.map(({ id, account }) => ({ id, link: <Link to={addressOf(id)}>{account}</Link> })),
        ]}
        current={here.account}
      />
    </div>
  );
}
