import { useMessages } from '@marquee/kit';
import { Button, Panel, Skeleton } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { Send } from '@marquee/ui/icons';
import { QrCode } from '@marquee/ui/qr-code';
import styles from './invite.module.css';

const QR_PX = 160;

/** @param code the member's referral code; undefined while it loads, null for an account without one */
export function ShareLink({ code }: { readonly code: string | null | undefined }) {
  const t = useMessages('member');
  if (code === null) return null;
  const labels = { copyLabel: t('invite.copy'), copiedLabel: t('invite.copied') };
  const link = code === undefined ? null : `${location.origin}/register?${new URLSearchParams({ referralCode: code })}`;
  return (
    <Panel title={t('invite.share')}>
      {code === undefined || link === null ? (
        <Skeleton shape="block" height={`${QR_PX}px`} />
      ) : (
        <div className={styles.share}>
          <QrCode text={link} sizePx={QR_PX} label={t('invite.qr')} />
          <div className={styles.codes}>
            <CopyField label={t('invite.code')} value={code} {...labels} />
            <CopyField label={t('invite.link')} value={link} {...labels} />
            <ShareButton link={link} />
          </div>
        </div>
      )}
    </Panel>
  );
}

/** Opens the browser's own list of places to share with; renders nothing in browsers without one, where the link is copied. */
function ShareButton({ link }: { readonly link: string }) {
  const t = useMessages('member');
  const data = { title: t('invite.title'), text: t('invite.message'), url: link };
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return null;
  // A list that the member closes again refuses the promise.
  const share = () => void navigator.share(data).catch(() => undefined);
  return (
    <Button variant="secondary" icon={<Send />} onClick={share}>
      {t('invite.send')}
    </Button>
  );
}
