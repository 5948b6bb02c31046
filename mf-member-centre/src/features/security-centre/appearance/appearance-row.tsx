import type { MemberInfo } from '@marquee/contract/session';
import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { lazy, Suspense, useState } from 'react';
import styles from '../security-centre.module.css';
import { MemberPicture } from './member-picture';

const PictureDialog = lazy(() => import('./picture-dialog'));
const NicknameDialog = lazy(() => import('./nickname-dialog'));

interface AppearanceRowProps extends Pick<MemberInfo, 'nickname' | 'picture'> {
  /** The texts of the dialogs are there. */
  readonly hasTexts: boolean;
}

/** How the member appears, and the way to change it. */
export function AppearanceRow({ nickname, picture, hasTexts }: AppearanceRowProps) {
  const t = useMessages('member');
  const [changing, setChanging] = useState<'picture' | 'nickname' | null>(null);
  const onClosed = () => setChanging(null);
  return (
    <div className={styles.measure}>
      <MemberPicture picture={picture} nickname={nickname} />
      <div className={styles.texts}>
        <h3>{nickname}</h3>
        <p>{t('security.appearance.hint')}</p>
      </div>
      <Button onClick={() => setChanging('picture')}>{t('security.appearance.changePicture')}</Button>
      <Button onClick={() => setChanging('nickname')}>{t('security.appearance.changeNickname')}</Button>
      <Suspense>
        {hasTexts && changing === 'picture' && <PictureDialog onClosed={onClosed} />}
        {hasTexts && changing === 'nickname' && <NicknameDialog onClosed={onClosed} />}
      </Suspense>
    </div>
  );
}
