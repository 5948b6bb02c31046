import { callApi, useMessages } from '@marquee/kit';
import { type CaptchaFieldProps, CaptchaField as Field } from '@marquee/ui/form';

type Purpose = 'login' | 'register' | 'feedback';

/** What the captcha of a form needs from the shell: its pictures and its texts. */
export function useCaptcha(purpose: Purpose): Pick<CaptchaFieldProps, 'load' | 'texts'> {
  const t = useMessages('shell');
  return {
    load: () => callApi('session.captcha', { purpose }),
    texts: { label: t('captcha.label'), image: t('captcha.image'), refresh: t('captcha.refresh') },
  };
}

/** The characters of a picture, and the picture. */
export function CaptchaField({
  purpose,
  ...field
}: Omit<CaptchaFieldProps, 'load' | 'texts'> & { readonly purpose: Purpose }) {
  return <Field {...field} {...useCaptcha(purpose)} />;
}
