import type { FastifyRequest } from 'fastify';
import { Failure } from '../../platform/failure';
import type { BotCheck } from './bot-check';
import type { Captcha, CaptchaPurpose } from './captcha';

export interface HumanAnswers {
  readonly captcha?: string | undefined;
  readonly botCheck?: string | undefined;
}

/** Whether a person stands behind a request: by the image, or by the proof of work, which locks nobody out. */
export interface HumanCheck {
  /**
   * @returns false when no answer was given
   * @throws Failure `captcha_failed`, `bot_check_failed` when a wrong one was
   */
  passed(request: FastifyRequest, purpose: CaptchaPurpose, answers: HumanAnswers): Promise<boolean>;
}

export function createHumanCheck(captcha: Captcha, botCheck: BotCheck): HumanCheck {
  return {
    async passed(request, purpose, answers) {
      if (answers.captcha !== undefined) {
        if (await captcha.solved(request, purpose, answers.captcha)) return true;
        throw new Failure('captcha_failed');
      }
      if (answers.botCheck === undefined) return false;
      if (await botCheck.passed(answers.botCheck)) return true;
      throw new Failure('bot_check_failed');
    },
  };
}
