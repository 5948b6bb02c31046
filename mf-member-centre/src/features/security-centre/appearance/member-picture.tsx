import { cx } from '@marquee/ui';
import styles from './appearance.module.css';

interface MemberPictureProps {
  readonly picture: string | null;
  readonly nickname: string;
  readonly className?: string | undefined;
}

/** What stands for the member: the picture, else the first letter of the nickname. It only decorates the name beside it. */
export function MemberPicture({ picture, nickname, className }: MemberPictureProps) {
  if (picture) return <img className={cx(styles.picture, className)} src={picture} alt="" width={64} height={64} />;
  return <span className={cx(styles.picture, className)} data-initial={[...nickname][0]} aria-hidden="true" />;
}
