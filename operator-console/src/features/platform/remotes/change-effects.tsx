import { useMessages } from '@marquee/kit/i18n/use-messages';
import { type BrandRemote, servedVersion } from './brand-remote';
import { type Change, isHiddenByPin } from './change';
import { MissingLanguages } from './missing-languages';
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
  const served = servedBy(change, remote, target);
  return (
    <div className={styles.effects}>
      <h3>{t('change.effects')}</h3>
      <p>{t(`change.${change.kind}.effect`, names)}</p>
      {served !== undefined && <MissingLanguages brand={brand} version={served} versions={remote.versions} />}
      {isHiddenByPin(change, remote) && <p className={styles.warning}>{t('change.hiddenByPin', names)}</p>}
    </div>
  );
}

/** The release that visitors get by a change; undefined for one that gives them no other. */
function servedBy(change: Change, remote: BrandRemote, target: string): string | undefined {
  if (change.kind === 'enable') return servedVersion(remote);
  if (change.kind === 'roll-back') return target;
  return change.kind === 'promote' || change.kind === 'canary' || change.kind === 'pin' ? change.version : undefined;
}
