import { useBrand, useMessages } from '@marquee/kit';
import { LinkButton } from '@marquee/ui';
import styles from '../../lib/form/form.module.css';
import { PhoneLogin } from './phone-login';
import { ProviderMark } from './provider-mark';

/** One click to log in at a provider; only those that the brand has set up. */
export function SocialLogins({ returnTo }: { readonly returnTo?: string | undefined }) {
  const t = useMessages('shell');
  const { socialLogins, phoneLogin } = useBrand();
  if (socialLogins.length === 0 && phoneLogin === null) return null;
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      {socialLogins.map((provider) => (
        <LinkButton
          key={provider}
          block
          href={`/wps/session/social/${provider}${query}`}
          icon={<ProviderMark provider={provider} />}
        >
          {t(`social.logIn.${provider}`)}
        </LinkButton>
      ))}
      {phoneLogin !== null && <PhoneLogin pageUrl={phoneLogin} returnTo={returnTo} />}
    </>
  );
}
