import { useCall, useMessages } from '@marquee/kit';
import { Badge, buttonClass, Panel } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { toneOf } from './check-state';
import styles from '../security-centre/security-centre.module.css';

/** In the security centre: how far the identity check is, and the way to it. */
export function IdentityPanel() {
  const t = useMessages('member');
  const { data } = useCall('identity.overview', {});
  const check =
    data?.checks.find(({ level }) => level === (data.level === 2 ? 2 : data.level + 1)) ?? data?.checks.at(-1);
  return (
    <Panel title={t('identity.title')}>
      <div className={styles.measure}>
        <span className={styles.icon}>
          <ShieldCheck aria-hidden="true" />
        </span>
        <div className={styles.texts}>
          <p>{t(`identity.panel.${data?.level ?? 0}`)}</p>
        </div>
        {check && <Badge tone={toneOf(check.state)}>{t(`identity.state.${check.state}`)}</Badge>}
        <Link to="/member/identity" className={buttonClass({})}>
          {t(data?.level === 2 ? 'identity.look' : 'identity.start')}
        </Link>
      </div>
    </Panel>
  );
}
