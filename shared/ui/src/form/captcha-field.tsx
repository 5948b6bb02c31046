import { CAPTCHA_REFRESH_MS } from '@marquee/contract/constants';
import { IconButton, Skeleton } from '@marquee/ui';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './form.module.css';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  /** Another picture is loaded whenever it changes: the last one is spent. */
  readonly attempt: number;
  /** Loads a picture: a PNG in base64. */
  readonly load: () => Promise<string>;
  readonly texts: { readonly label: string; readonly image: string; readonly refresh: string };
}

/** The digits of a picture, and the picture; whoever asks gets another one at most once a second. */
export function CaptchaField({ attempt, load, texts, ...field }: CaptchaFieldProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const lastAt = useRef(0);
  const round = useRef(0);
  const show = async () => {
    const mine = ++round.current;
    lastAt.current = Date.now();
    const loaded = await load().catch(() => null);
    if (mine === round.current) setPicture(loaded);
  };
  const refresh = () => {
    if (Date.now() - lastAt.current >= CAPTCHA_REFRESH_MS) void show();
  };
  const showAnother = useEffectEvent(() => void show());
  useEffect(() => showAnother(), [attempt]);
  return (
    <div className={styles.captcha}>
      <TextField {...field} label={texts.label} required autoComplete="off" inputMode="numeric" />
      <span className={styles.picture}>
        {picture ? (
          <img src={`data:image/png;base64,${picture}`} alt={texts.image} />
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
      </span>
      <IconButton icon={<RefreshCw />} label={texts.refresh} onClick={refresh} />
    </div>
  );
}
