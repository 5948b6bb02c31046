import { useMessages } from '@marquee/kit';
import { Breadcrumbs } from '@marquee/ui/page';
import { Link } from 'react-router-dom';
import styles from './line.module.css';

interface LineTrailProps {
  /** From the agent's direct downline to the one whose line is displayed. */
  readonly line: readonly { readonly id: string; readonly account: string }[];
  readonly addressOf: (id: string | null) => string;
}

/** Breadcrumbs from the agent's own line to the displayed one. */
export function LineTrail({ line, addressOf }: LineTrailProps) {
  const t = useMessages('agent');
  const here = line.at(-1);
  const above = line.slice(0, -1);
  if (!here) return null;
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        label={t('line.path')}
        ancestors={[
          { id: 'own', link: <Link to={addressOf(null)}>{t('line.myTeam')}</Link> },
          ...above.map(({ id, account }) => ({ id, link: <Link to={addressOf(id)}>{account}</Link> })),
        ]}
        current={here.account}
      />
    </div>
  );
}
