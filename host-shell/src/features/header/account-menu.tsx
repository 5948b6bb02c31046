import { useMessages, useSession, useTopicValue } from '@marquee/kit';
import { ChevronDown, LogOut, ShieldCheck } from '@marquee/ui/icons';
import { Dropdown, DropdownItem, dropdownItemClass, dropdownRuleClass } from '../../lib/dropdown/dropdown';
import { modals } from '../../lib/modals/modal-store';
import { useLateParts } from '../floating-bar/use-late-parts';
import { useSignOut } from '../session/use-sign-out';
import styles from './site-header.module.css';

/** The account area: the session's figures where the licence asks for them, and the menu: what the remotes contribute for this visitor, the password, and the way out. */
export function AccountMenu() {
  const t = useMessages('shell');
  const { state, member } = useSession();
  const signOut = useSignOut();
  const unread = useTopicValue('messages.unread')?.count ?? 0;
  const late = useLateParts();
  if (state === 'guest') return null;
  const { nickname, account } = member;
  const trigger = (
    <>
      <span className={styles.avatar} data-initial={[...nickname][0]} aria-hidden="true" />
      <span className={styles.account}>{nickname}</span>
      {late && <late.UnreadCount unread={unread} />}
      <ChevronDown aria-hidden="true" />
    </>
  );
  const name = t('header.account', { name: nickname });
  return (
    <>
      {late && <late.SessionStrip />}
      <Dropdown label={unread > 0 ? t('liveChat.unreadOf', { name, count: unread }) : name} trigger={trigger}>
        <p className={styles.who}>
          <b>{nickname}</b>
          <small>{account}</small>
        </p>
        {late && <late.AccountEntries itemClass={dropdownItemClass} />}
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
      </Dropdown>
    </>
  );
}
