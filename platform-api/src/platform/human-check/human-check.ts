import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure';
import type { BotCheck } from './bot-check';
import type { Captcha, CaptchaPurpose } from './captcha';

export interface HumanAnswers {
  readonly captcha?: string | undefined;
  readonly botCheck?: string | undefined;
}

/** Verifies that a person makes a request: by the image, or by the proof of work as an accessible alternative. */
export interface HumanCheck {
  /**
   * @returns false without an answer
   * @throws Failure `captcha_failed`, `bot_check_failed` for a wrong one
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
