import { CAPTCHA_REFRESH_MS } from '@marquee/contract/constants';
import { callApi, useMessages } from '@marquee/kit';
import { IconButton, Skeleton } from '@marquee/ui';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import { RefreshCw } from '@marquee/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styles from './log-in.module.css';

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  /** Another picture is fetched whenever it changes: the last one is spent. */
  readonly attempt: number;
}

/** Digits of a picture, and the picture; a new one at most once a second. */
export function CaptchaField({ attempt, ...field }: CaptchaFieldProps) {
  const t = useMessages('agent');
  const [picture, setPicture] = useState<string | null>(null);
  const lastAt = useRef(0);
  const refresh = async () => {
    if (Date.now() - lastAt.current < CAPTCHA_REFRESH_MS) return;
    lastAt.current = Date.now();
    setPicture(await callApi('session.captcha', { purpose: 'login' }).catch(() => null));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another picture
  useEffect(() => {
    lastAt.current = 0;
    void refresh();
  }, [attempt]);
  return (
    <div className={styles.captcha}>
      <TextField {...field} label={t('logIn.captcha.label')} required autoComplete="off" inputMode="numeric" />
      <span className={styles.picture}>
        {picture ? (
          <img src={`data:image/png;base64,${picture}`} alt={t('logIn.captcha.image')} />
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
      </span>
      <IconButton icon={<RefreshCw />} label={t('logIn.captcha.refresh')} onClick={() => void refresh()} />
    </div>
  );
}
