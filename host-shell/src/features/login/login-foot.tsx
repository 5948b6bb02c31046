import { useMessages, useShell } from '@marquee/kit';
import styles from '../../lib/form/form.module.css';
import { LinkAction } from '@marquee/ui/form';
import { SocialLogins } from '../social/social-logins';
import { FreePlayButton } from './free-play-button';

interface LoginFootProps {
  readonly returnTo?: string | undefined;
  /** The popup is left for another one. */
  readonly onLeave: () => void;
}

/** What else a visitor may do instead of logging in. */
export function LoginFoot({ returnTo, onLeave }: LoginFootProps) {
  const t = useMessages('shell');
  const { openModal } = useShell();
  const toRegister = () => {
    onLeave();
    openModal('registerModal', returnTo === undefined ? {} : { returnTo });
  };
  return (
    <div className={styles.foot}>
      <p>
        {t('login.noAccount')} <LinkAction onClick={toRegister}>{t('login.toRegister')}</LinkAction>
      </p>
      <SocialLogins returnTo={returnTo} />
      <FreePlayButton />
    </div>
  );
}
