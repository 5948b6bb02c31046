import { CAPTCHA_REFRESH_MS } from '@marquee/contract/constants';
import { IconButton, Skeleton } from '@marquee/ui';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './form.module.css';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  /** A new picture is loaded whenever it changes. */
  readonly attempt: number;
  /** Loads a picture: a PNG in base64. */
  readonly load: () => Promise<string>;
  readonly texts: { readonly label: string; readonly image: string; readonly refresh: string };
}

/** A field for the digits of a picture. Another picture can be requested once a second. */
export function CaptchaField({ attempt, load, texts, ...field }: CaptchaFieldProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const lastLoadAt = useRef(0);
  const lastRequest = useRef(0);
  const loadPicture = async () => {
    const requestNumber = ++lastRequest.current;
    lastLoadAt.current = Date.now();
    const image = await load().catch(() => null);
    if (requestNumber === lastRequest.current) setPicture(image);
  };
  const refresh = () => {
    if (Date.now() - lastLoadAt.current >= CAPTCHA_REFRESH_MS) void loadPicture();
  };
  const loadAnother = useEffectEvent(() => void loadPicture());
  useEffect(() => loadAnother(), [attempt]);
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
