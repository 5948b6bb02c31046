import { labelOf, menuOf, useLanguage, useMessages, useSession } from '@marquee/kit';
import { cx } from '@marquee/ui';
import { ChevronDown, LogOut, ShieldCheck } from '@marquee/ui/icons';
import { MenuIcon } from '@marquee/ui/menu-icon';
import { useCurrentBoot } from '../../lib/boot';
import { Dropdown, DropdownItem, dropdownItemClass, dropdownRuleClass } from '../../lib/dropdown/dropdown';
import { modals } from '../../lib/modals/modal-store';
import { ShellLink } from '../../lib/shell-link';
import { useSignOut } from '../session/use-sign-out';
import styles from './site-header.module.css';

/** The account menu: what the remotes contribute for this visitor, the password, and the way out. */
export function AccountMenu() {
  const t = useMessages('shell');
  const boot = useCurrentBoot();
  const language = useLanguage();
  const { state, member } = useSession();
  const signOut = useSignOut();
  if (state === 'guest') return null;
  const { nickname, account } = member;
  const trigger = (
    <>
      <span className={styles.avatar} data-initial={[...nickname][0]} aria-hidden="true" />
      <span className={styles.account}>{nickname}</span>
      <ChevronDown aria-hidden="true" />
    </>
  );
  return (
    <Dropdown label={t('header.account', { name: nickname })} trigger={trigger}>
      <p className={styles.who}>
        <b>{nickname}</b>
        <small>{account}</small>
      </p>
      {menuOf(boot, 'account', state).map(({ id, remote, labelKey, icon, to }) => (
        <ShellLink key={id} to={to} className={dropdownItemClass}>
          <MenuIcon name={icon} />
          {labelOf(boot, remote, labelKey, language)}
        </ShellLink>
      ))}
      {state !== 'trial' && (
        <DropdownItem icon={<ShieldCheck aria-hidden="true" />} onClick={() => modals.open('changePassModal', {})}>
          {t('changePassword.title')}
        </DropdownItem>
      )}
      <div className={cx(dropdownRuleClass)}>
        <DropdownItem icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
          {t('signOut.confirm')}
        </DropdownItem>
      </div>
    </Dropdown>
  );
}
