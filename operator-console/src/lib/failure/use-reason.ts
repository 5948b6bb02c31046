import type { ApiError } from '@marquee/kit/http/api-error';
import { useTranslation } from 'react-i18next';

/**
 * Describes why a call failed. Codes without a message of their own share one that shows the code. Reasons that the server
 * names follow as they are: they are about names in a release.
 */
export function useReason(): (error: ApiError) => string {
  const { t } = useTranslation('console');
  return ({ code, details }) => {
    const sentence: string = t([`errors.${code}`, 'errors.other'], { ...details, code });
    const reasons = details?.['reasons'];
    return Array.isArray(reasons) ? `${sentence} ${reasons.join('; ')}` : sentence;
  };
}
