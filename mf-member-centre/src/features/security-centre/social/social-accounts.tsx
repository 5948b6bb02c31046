import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useMessages } from '@marquee/kit';
import { Button, LinkButton, Panel } from '@marquee/ui';
import { ExternalLink } from '@marquee/ui/icons';
import { useState } from 'react';
import styles from '../security-centre.module.css';
import { DisconnectDialog } from './disconnect-dialog';
import { WaitingAccount } from './pending-account';

type Connected = CallValue<'security.overview'>['social'];

/** Accounts at identity providers that open this one with a click; nothing where the brand has set none up. */
export function SocialAccounts({ connected }: { readonly connected: Connected }) {
  const t = useMessages('member');
  const { socialLogins } = useBrand();
  const [disconnecting, setDisconnecting] = useState<Connected[number]['provider'] | null>(null);
  if (socialLogins.length === 0 && connected.length === 0) return null;
  const providers = [...new Set([...socialLogins, ...connected.map(({ provider }) => provider)])];
  return (
    <Panel title={t('security.social.title')}>
      <div className={styles.steps}>
        <WaitingAccount />
        {providers.map((provider) => {
          const account = connected.find((candidate) => candidate.provider === provider);
          return (
            <div key={provider} className={styles.measure}>
              <span className={styles.icon}>
                <ExternalLink aria-hidden="true" />
              </span>
              <div className={styles.texts}>
                <h3>{t(`security.social.provider.${provider}`)}</h3>
                <p>{account ? (account.email ?? t('security.social.connected')) : t('security.social.hint')}</p>
              </div>
              {account ? (
                <Button onClick={() => setDisconnecting(provider)}>{t('security.social.disconnect')}</Button>
              ) : (
                <LinkButton href={`/wps/session/social/${provider}?intent=connect&returnTo=/member`}>
                  {t('security.social.connect')}
                </LinkButton>
              )}
            </div>
          );
        })}
      </div>
      {disconnecting && <DisconnectDialog provider={disconnecting} onClosed={() => setDisconnecting(null)} />}
    </Panel>
  );
}
