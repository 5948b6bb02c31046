import type { MessagePreference, MessagePreferences } from '@marquee/contract/calls/message-preferences';
import { refreshCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Button, cx } from '@marquee/ui';
import { Checkbox } from '@marquee/ui/choice';
import { useState } from 'react';
import styles from './notification-preferences.module.css';
import { PushDevices } from './push/push-devices';

const keyOf = ({ category, channel }: Pick<MessagePreference, 'category' | 'channel'>) => `${category} ${channel}`;

/** What is chosen counts once it is saved. */
export function PreferenceForm({ revision, channels, preferences }: MessagePreferences) {
  const t = useMessages('member');
  const { toast } = useShell();
  const messageOf = useErrorMessage();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const save = useCallMutation('messages.setPreferences');
  const isOn = (preference: MessagePreference) => chosen[keyOf(preference)] ?? preference.enabled;
  const changes = preferences
    .filter((preference) => isOn(preference) !== preference.enabled)
    .map(({ category, channel, enabled }) => ({ category, channel, enabled: !enabled }));

  const submit = () =>
    save.mutate(
      { revision, preferences: changes },
      {
        onSuccess: () => toast({ kind: 'success', message: t('notifications.saved') }),
        onError: (error) =>
          toast({
            kind: 'error',
            message: error.code === 'conflict' ? t('notifications.changed') : messageOf(error),
            requestId: error.supportId,
          }),
        onSettled: (_value, error) =>
          void refreshCall('messages.preferences').then(() => {
            if (!error || error.code === 'conflict') setChosen({});
          }),
      },
    );

  return (
    <form
      className={styles.channels}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {channels.map(({ channel, target }) => (
        <fieldset key={channel} className={styles.channel}>
          <legend>{t(`notifications.channel.${channel}`)}</legend>
          {channel === 'push' ? (
            <>
              <p className={styles.hint}>{t('notifications.push.hint')}</p>
              <PushDevices />
            </>
          ) : (
            <p className={styles.hint}>
              {target === null ? t(`notifications.noTarget.${channel}`) : t('notifications.to', { target })}
            </p>
          )}
          {preferences
            .filter((preference) => preference.channel === channel && (channel !== 'push' || target !== null))
            .map((preference) => (
              <div key={preference.category}>
                <Checkbox
                  label={t(`inbox.category.${preference.category}`)}
                  checked={isOn(preference)}
                  disabled={preference.locked}
                  onChange={({ target: { checked } }) => setChosen({ ...chosen, [keyOf(preference)]: checked })}
                />
                {preference.locked && <p className={cx(styles.hint, styles.locked)}>{t('notifications.locked')}</p>}
              </div>
            ))}
        </fieldset>
      ))}
      <Button type="submit" variant="primary" disabled={changes.length === 0} loading={save.isPending}>
        {t('notifications.save')}
      </Button>
    </form>
  );
}
