import { labelOf, menuOf, useLanguage, useMessages, useSession } from '@marquee/kit';
import { LogOut, ShieldCheck } from '@marquee/ui/icons';
import { MenuIcon } from '@marquee/ui/menu-icon';
import { useCurrentBoot } from '../../lib/boot';
import { DropdownItem, dropdownItemClass, dropdownRuleClass } from '../../lib/dropdown/dropdown';
import { modals } from '../../lib/modals/modal-store';
import { ShellLink } from '../../lib/shell-link';
import { TopicCount } from '../../lib/unread-count';
import { useSignOut } from '../session/use-sign-out';
import styles from './account-entries.module.css';

/**
 * Who is logged in, what the remotes contribute to the account menu with the counts of their entries, the change of the password,
 * and the way out.
 */
export function AccountEntries() {
  const boot = useCurrentBoot();
  const language = useLanguage();
  const t = useMessages('shell');
  const { state, member } = useSession();
  const signOut = useSignOut();
  return (
    <>
      <p className={styles.who}>
        <b>{member?.nickname}</b>
        <small>{member?.account}</small>
      </p>
      {menuOf(boot, 'account', state, member?.facts).map(({ id, remote, labelKey, icon, to, badgeTopic }) => (
        <ShellLink key={id} to={to} className={dropdownItemClass}>
          <MenuIcon name={icon} />
          {labelOf(boot, remote, labelKey, language)}
          {badgeTopic !== undefined && <TopicCount topic={badgeTopic} />}
        </ShellLink>
      ))}
      {state !== 'trial' && (
        <DropdownItem icon={<ShieldCheck aria-hidden="true" />} onClick={() => modals.open('changePassModal', {})}>
          {t('changePassword.title')}
        </DropdownItem>
      )}
      <div className={dropdownRuleClass}>
        <DropdownItem icon={<LogOut aria-hidden="true" />} onClick={() => void signOut()}>
          {t('signOut.confirm')}
        </DropdownItem>
      </div>
    </>
  );
}
