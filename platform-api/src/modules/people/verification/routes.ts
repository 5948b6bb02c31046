import type { CallValue } from '@marquee/contract/calls/index';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandConfig } from '../../site/brand/config';
import type { BrandService } from '../../site/brand/service';
import type { BotCheck } from '../../../platform/human-check/bot-check';
import { mobileOf, type VerificationCodes } from './service';

export interface VerificationRouteParts {
  readonly brands: BrandService;
  readonly botCheck: BotCheck;
  readonly codes: VerificationCodes;
  /** The language of the member with this mobile number, null when there is none. */
  readonly languageOfMobile: (brandId: number, mobile: string) => Promise<string | null>;
}

interface CodeRequest {
  readonly number: string;
  readonly dialingCode: string | undefined;
  readonly botCheck: string | undefined;
}

const TEMPLATES = {
  account: { member: 'account_code', stranger: 'account_code_unknown' },
  register: { member: 'register_code_taken', stranger: 'register_code' },
} as const;

/**
 * Every number gets exactly one message, and only the message says whether there is an account: the response, its timing and a
 * failed gateway reveal nothing.
 */
export function verificationRoutes(
  on: On,
  { brands, botCheck, codes, languageOfMobile }: VerificationRouteParts,
): void {
  const send = async (
    request: CodeRequest,
    { brand, ip, language }: CallContext<'public'>,
    purpose: 'account' | 'register',
    config: BrandConfig,
  ): Promise<CallValue<'verification.smsNoLogin'>> => {
    const recipient = mobileOf(config, request.number, request.dialingCode);
    if (request.botCheck === undefined || !(await botCheck.passed(request.botCheck)))
      throw new Failure('sms_captcha_failed');
    const memberLanguage = await languageOfMobile(brand.id, recipient);
    const template = TEMPLATES[purpose][memberLanguage === null ? 'stranger' : 'member'];
    return codes.send({
      brandId: brand.id,
      purpose,
      channel: 'sms',
      recipient,
      ip,
      template,
      language: memberLanguage ?? language,
    });
  };

  on('verification.smsNoLogin', async ({ mobileNum, countryDialingCode, botCheck }, context) => {
    const { config } = await brands.byId(context.brand.id);
    if (!config.flags['SMSLOGIN3'] && !config.flags['FORGOTMOBILE3']) throw new Failure('feature_disabled');
    return send({ number: mobileNum, dialingCode: countryDialingCode, botCheck }, context, 'account', config);
  });

  on('verification.smsRegister', async ({ mobileNo, countryDialingCode, botCheck }, context) => {
    const { config } = await brands.byId(context.brand.id);
    if (!config.flags['SMSVERIF3']) throw new Failure('feature_disabled');
    return send({ number: mobileNo, dialingCode: countryDialingCode, botCheck }, context, 'register', config);
  });
}
