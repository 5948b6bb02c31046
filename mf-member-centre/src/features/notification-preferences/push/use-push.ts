import type { PushDevice } from '@marquee/contract/calls/push';
import { callApi, refreshCall, useCall } from '@marquee/kit';
import { useCallback, useEffect, useState } from 'react';
import {
  onPermission,
  type PushAbility,
  readAbility,
  readEndpoint,
  subscribeBrowser,
  unsubscribeBrowser,
} from './push-browser';

/** Where a member's devices and categories of web push are shown, both change with a device. */
const refresh = () => Promise.all([refreshCall('push.devices'), refreshCall('messages.preferences')]);

/** What the browser says, as far as the site still sends to it. */
async function readCurrent(): Promise<PushAbility> {
  const ability = await readAbility();
  const endpoint = ability === 'on' ? await readEndpoint() : null;
  if (endpoint === null) return ability;
  const { isOn } = await callApi('push.renew', { endpoint });
  if (isOn) return 'on';
  await unsubscribeBrowser();
  return 'off';
}

/** Web push of this browser and of the member's other devices. */
export function usePush() {
  const [ability, setAbility] = useState<PushAbility | null>(null);
  const devices = useCall('push.devices', {}, { enabled: ability !== null });
  const publicKey = devices.data?.publicKey;

  const read = useCallback(() => void readCurrent().then(setAbility, () => setAbility('off')), []);
  useEffect(() => {
    read();
    return onPermission(read);
  }, [read]);

  return {
    /** Null: it is being read. */
    ability,
    devices,
    /** Asks for the permission, by a click only: browsers refuse it otherwise. */
    async turnOn(): Promise<void> {
      if (publicKey === undefined) return;
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return setAbility(await readAbility());
      try {
        await callApi('push.subscribe', { ...(await subscribeBrowser(publicKey)), publicKey });
        setAbility('on');
      } catch (error) {
        await unsubscribeBrowser();
        throw error;
      } finally {
        await refresh();
      }
    },
    async remove({ deviceId, isCurrent }: PushDevice): Promise<void> {
      try {
        await callApi('push.unsubscribe', { deviceId });
        if (isCurrent) {
          await unsubscribeBrowser();
          setAbility('off');
        }
      } finally {
        await refresh();
      }
    },
  };
}
