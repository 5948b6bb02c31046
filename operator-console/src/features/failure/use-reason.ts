import type { ApiError } from '@marquee/kit/http/api-error';
import { useTranslation } from 'react-i18next';

/** Describes why a call failed. Codes without a message of their own share one that shows the code. */
export function useReason(): (error: ApiError) => string {
  const { t } = useTranslation('console');
  return ({ code, details }) => t([`errors.${code}`, 'errors.other'], { ...details, code });
}
