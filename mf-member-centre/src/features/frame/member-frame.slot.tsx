import { Slot, type SlotFillerProps, useMessages, useSession } from '@marquee/kit';
import { MemberMenu } from './member-menu';
import styles from './member-frame.module.css';

/** Slot `member.frame`: the frame of every page of the member centre. */
export default function MemberFrame({ children }: SlotFillerProps<'member.frame'>) {
  const t = useMessages('member');
  const { member } = useSession();
  return (
    <div className={styles.frame}>
      <aside className={styles.side} aria-label={t('menu.title')}>
        {member && (
          <p className={styles.who}>
            {member.picture ? (
              <img className={styles.initial} src={member.picture} alt="" width={44} height={44} />
            ) : (
              <span className={styles.initial} aria-hidden="true">
                {[...member.nickname][0]}
              </span>
            )}
            <span className={styles.names}>
              <b>{member.nickname}</b>
              <span>{member.account}</span>
            </span>
          </p>
        )}
        <MemberMenu />
        <Slot name="member.counts" />
      </aside>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
