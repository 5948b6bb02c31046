import { useMessages, useSession, useTopicValue } from '@marquee/kit';
import { notify } from '@marquee/ui';
import { ChevronDown } from '@marquee/ui/icons';
import { useState } from 'react';
import { Dropdown } from '../../lib/dropdown/dropdown';
import { loadErrorCode } from '../../lib/modals/modal-host';
import { useLateParts } from '../floating-bar/use-late-parts';
import styles from './site-header.module.css';

/** The account area: the session's figures where the licence asks for them, and the menu, whose entries give way to the first screen. */
export function AccountMenu() {
  const t = useMessages('shell');
  const { state, member } = useSession();
  const unread = useTopicValue('messages.unread')?.count ?? 0;
  const [isNeeded, setNeeded] = useState(false);
  const late = useLateParts(isNeeded, (error) => {
    if (!isNeeded) return;
    setNeeded(false);
    notify({ tone: 'danger', title: t(`errors.${loadErrorCode(error)}`) });
  });
  if (state === 'guest') return null;
  const { nickname, picture } = member;
  const trigger = (
    <>
      {picture ? (
        <img className={styles.avatar} src={picture} alt="" width={28} height={28} />
      ) : (
        <span className={styles.avatar} data-initial={[...nickname][0]} aria-hidden="true" />
      )}
      <span className={styles.account}>{nickname}</span>
      {late && <late.UnreadCount unread={unread} />}
      <ChevronDown aria-hidden="true" />
    </>
  );
  const name = t('header.account', { name: nickname });
  return (
    <>
      {late && <late.SessionStrip />}
      <Dropdown
        label={unread > 0 ? t('liveChat.unreadOf', { name, count: unread }) : name}
        trigger={trigger}
        busy={isNeeded && !late}
        onReach={() => setNeeded(true)}
      >
        {late && <late.AccountEntries />}
      </Dropdown>
    </>
  );
}
