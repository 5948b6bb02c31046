import type { ApiError } from '@marquee/kit/http/api-error';
import { useTranslation } from 'react-i18next';

/** Why a call failed, in the operator's words; codes without a sentence of their own share one that shows the code. */
export function useReason(): (error: ApiError) => string {
  const { t } = useTranslation('console');
  return ({ code, details }) => t([`errors.${code}`, 'errors.other'], { ...details, code });
}
