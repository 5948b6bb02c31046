import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { HumanCheck } from '../../../platform/human-check/human-check';
import type { FeedbackService } from './feedback-service';

/** The visitors' calls of feedback. */
export function feedbackRoutes(on: On, feedback: FeedbackService, human: HumanCheck): void {
  on('feedback.settings', (_input, { brand }) => feedback.settings(brand));
  on('feedback.send', (input, context) =>
    feedback.send(input, context, async (captcha) => {
      if (!(await human.passed(context.request, 'feedback', { captcha }))) throw new Failure('captcha_failed');
    }),
  );
}
