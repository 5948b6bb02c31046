import styles from './appearance.module.css';

interface MemberPictureProps {
  readonly picture: string | null;
  readonly nickname: string;
}

/** What stands for the member: the picture, else the first letter of the nickname. It only decorates the name beside it. */
export function MemberPicture({ picture, nickname }: MemberPictureProps) {
  if (picture) return <img className={styles.picture} src={picture} alt="" width={64} height={64} />;
  return <span className={styles.picture} data-initial={[...nickname][0]} aria-hidden="true" />;
}
