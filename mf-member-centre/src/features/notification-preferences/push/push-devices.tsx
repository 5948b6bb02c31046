import type { PushDevice } from '@marquee/contract/calls/push';
import { deviceOf } from '@marquee/contract/device-name';
import { useErrorMessage, useFailureTexts, useFormat, useMessages, useShell, ApiError } from '@marquee/kit';
import { Button, buttonClass, ErrorState, Skeleton } from '@marquee/ui';
import { Bell, Monitor, Smartphone } from '@marquee/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import rows from '../../security-centre/security-centre.module.css';
import styles from './push-devices.module.css';
import { usePush } from './use-push';

/** Turns web push on and off for this browser, and off for the member's other devices. */
export function PushDevices() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const { ability, devices, turnOn, remove } = usePush();
  const { data, error, refetch, isFetching } = devices;
  if (!data && error)
    return <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || ability === null) return <Skeleton shape="block" height="2.75rem" />;
  const current = ability === 'on' ? data.devices.find(({ isCurrent }) => isCurrent) : undefined;
  const others = data.devices.filter((device) => device !== current);
  return (
    <div className={styles.devices}>
      <div className={rows.measure}>
        <span className={rows.icon}>
          <Bell aria-hidden="true" />
        </span>
        <div className={rows.texts}>
          <h3>{t('notifications.push.thisDevice')}</h3>
          <p>{t(`notifications.push.state.${current ? 'on' : ability === 'on' ? 'off' : ability}`)}</p>
        </div>
        {ability === 'needsApp' && (
          <Link className={buttonClass()} to="/m/appDownload#ios">
            {t('notifications.push.install')}
          </Link>
        )}
        {current && (
          <ActButton
            label={t('notifications.push.turnOff')}
            done={t('notifications.push.turnedOff')}
            act={() => remove(current)}
          />
        )}
        {!current && (ability === 'off' || ability === 'on') && (
          <ActButton label={t('notifications.push.turnOn')} done={null} act={turnOn} />
        )}
      </div>
      {others.map((device) => (
        <OtherDevice key={device.deviceId} device={device} remove={remove} />
      ))}
    </div>
  );
}

interface OtherDeviceProps {
  readonly device: PushDevice;
  readonly remove: (device: PushDevice) => Promise<void>;
}

function OtherDevice({ device, remove }: OtherDeviceProps) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { name, isHandheld } = deviceOf(device.userAgent);
  const Icon = isHandheld ? Smartphone : Monitor;
  const shown = name || t('security.sessions.unknown');
  return (
    <div className={rows.measure}>
      <span className={rows.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={rows.texts}>
        <h3>
          <bdi>{shown}</bdi>
        </h3>
        <p>{t('notifications.push.seen', { seen: dateTime(device.seenAt) })}</p>
      </div>
      <ActButton
        label={t('notifications.push.remove')}
        name={t('notifications.push.removeOf', { device: shown })}
        done={t('notifications.push.removed', { device: shown })}
        act={() => remove(device)}
      />
    </div>
  );
}

interface ActButtonProps {
  readonly label: string;
  /** For those who do not see where the button stands. */
  readonly name?: string;
  /** Said once it is done; null: the place of the button says it. */
  readonly done: string | null;
  readonly act: () => Promise<void>;
}

function ActButton({ label, name, done, act }: ActButtonProps) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const [isBusy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await act();
      if (done !== null) toast({ kind: 'success', message: done });
    } catch (error) {
      const isOurs = error instanceof ApiError;
      toast({ kind: 'error', message: isOurs ? errorMessage(error) : t('notifications.push.failed') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={isBusy} aria-label={name} onClick={() => void run()}>
      {label}
    </Button>
  );
}
