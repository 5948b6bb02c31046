import { FEEDBACK_MAX_LENGTH, FEEDBACK_MIN_LENGTH } from '@marquee/contract/constants';
import type { SupportSettings } from '@marquee/contract/support-settings';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export const STANDARD_SUPPORT: SupportSettings = {
  feedbackMinLength: FEEDBACK_MIN_LENGTH,
  feedbackMaxLength: FEEDBACK_MAX_LENGTH,
  chat: { enabled: true, hours: [{ days: EVERY_DAY, from: '00:00', to: '24:00' }] },
};
