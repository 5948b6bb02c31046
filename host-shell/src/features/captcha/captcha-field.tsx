import { CAPTCHA_REFRESH_MS } from '@marquee/contract/constants';
import { callApi, useMessages } from '@marquee/kit';
import { IconButton, Skeleton } from '@marquee/ui';
import { TextField, type TextFieldProps } from '@marquee/ui/field';
import { RefreshCw } from '@marquee/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styles from '../form/form.module.css';

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly purpose: 'login' | 'register' | 'feedback';
  /** Another image is fetched whenever it changes: the last one is spent. */
  readonly attempt: number;
}

/** The characters of a picture, and the picture; a new one at most once a second. */
export function CaptchaField({ purpose, attempt, ...field }: CaptchaFieldProps) {
  const t = useMessages('shell');
  const lastAt = useRef(0);
  const { data: image, refetch } = useQuery({
    queryKey: ['session.captcha', purpose, attempt],
    queryFn: () => callApi('session.captcha', { purpose }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const refresh = () => {
    if (Date.now() - lastAt.current < CAPTCHA_REFRESH_MS) return;
    lastAt.current = Date.now();
    void refetch();
  };
  return (
    <div className={styles.captcha}>
      <TextField {...field} label={t('captcha.label')} required autoComplete="off" inputMode="numeric" />
      <span className={styles.captchaImage}>
        {image ? (
          <img src={`data:image/png;base64,${image}`} alt={t('captcha.image')} />
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
      </span>
      <IconButton icon={<RefreshCw />} label={t('captcha.refresh')} onClick={refresh} />
    </div>
  );
}
