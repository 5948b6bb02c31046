import { useMessages } from '@marquee/kit/i18n/use-messages';
import { type BrandRemote, servedVersion } from './brand-remote';
import { type Change, isHiddenByPin } from './change';
import styles from './remotes.module.css';

interface ChangeEffectsProps {
  readonly brand: string;
  readonly remote: BrandRemote;
  readonly change: Change;
  readonly percent: string;
  /** The release that a roll-back goes to. */
  readonly target: string;
}

/** What members will see once the change is made. */
export function ChangeEffects({ brand, remote, change, percent, target }: ChangeEffectsProps) {
  const t = useMessages('console');
  const { remote: name, stable, pinned } = remote;
  const names = {
    brand,
    remote: name,
    stable,
    target,
    served: servedVersion(remote),
    pinned: pinned ?? '',
    version: 'version' in change ? change.version : '',
    percent,
  };
  return (
    <div className={styles.effects}>
      <h3>{t('change.effects')}</h3>
      <p>{t(`change.${change.kind}.effect`, names)}</p>
      {isHiddenByPin(change, remote) && <p className={styles.warning}>{t('change.hiddenByPin', names)}</p>}
    </div>
  );
}
