import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { RegisterField } from '@marquee/contract/calls/system';
import { ApiError, callApi, dayOf, useBrand, useErrorMessage, useMessages } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultMessage } from '../../lib/form/field-fault';
import { signedIn } from '../session/sign-in';
import { sentCodes } from '../verification/sent-codes';
import { invitation } from './invitation';
import { FIELD_OF_CODE, type RegisterFormValues, registerFault, registerPayload } from './register-rules';
import { useBotCheck } from '../verification/use-bot-check';
import { useRegisterMobile } from './use-register-mobile';

interface FormFailure {
  readonly message: string;
  readonly requestId: string | null;
}

const today = (offsetMinutes: number) => dayOf(new Date(), offsetMinutes);

export type RegisterMethod = CallValue<'system.registerSettings'>['methods'][number];

/**
 * The registration form: the server's rules while it is filled in, its answer beside the fields, the session afterwards,
 * which begins at home (specification, section 4) unless the visitor was on the way to a page.
 */
export function useRegisterForm(
  method: RegisterMethod,
  settings: CallValue<'system.registerSettings'>,
  returnTo: string | undefined,
) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { offsetMinutes } = useBrand();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const botCheck = useBotCheck(!settings.captcha);
  const fields = method === 'mobile' ? settings.mobileFields : settings.fields;
  const [sent] = useState(() => sentCodes.of('register'));
  const form = useForm<RegisterFormValues>({
    mode: 'onTouched',
    defaultValues: {
      affiliateCode: invitation.affiliateCode ?? invitation.referralCode ?? '',
      mobileNum: sent?.mobile ?? '',
      countryDialingCode: sent?.dialingCode ?? settings.countryDialingCode,
    },
  });
  const mobile = useRegisterMobile(form, settings);
  const age = { birthdayAge: settings.birthdayAge, today: today(offsetMinutes) };

  const validate = (rule: RegisterField) => (value: string, values: RegisterFormValues) => {
    const fault = registerFault(rule, value, values, age);
    return fault === null || faultMessage(t, fault);
  };
  const register = (rule: RegisterField | 'captcha' | 'terms') => {
    if (rule === 'terms')
      return form.register('terms', { validate: (checked) => Boolean(checked) || t('errors.terms_not_accepted') });
    if (rule === 'captcha')
      return form.register('captcha', { validate: (value) => value.trim() !== '' || t('errors.captcha_required') });
    const deps = rule.name === 'password' ? { deps: ['confirmPassword'] } : {};
    return form.register(rule.name, { validate: validate(rule), ...deps });
  };

  const failed = (error: ApiError) => {
    setAttempt((before) => before + 1);
    form.resetField('captcha');
    const field = FIELD_OF_CODE[error.code];
    // A token that was refused, or has been lying about for too long, proves nothing any more.
    if (field === 'verificationCode') mobile.onProof(null);
    const known = fields.some(({ name }) => name === field) || field === 'captcha';
    for (const fault of error.fields) form.setError(fault.path, { message: faultMessage(t, fault) });
    if (field && known) form.setError(field, { message: errorMessage(error) }, { shouldFocus: true });
    setFailure({ message: errorMessage(error), requestId: error.code === 'unknown_error' ? error.requestId : null });
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        signedIn(
          await registerMember(method, registerPayload(fields, values), values['captcha'], await botCheck.take()),
          returnTo ?? '/',
        );
      } catch (error) {
        failed(error instanceof ApiError ? error : new ApiError('unknown_error'));
      }
    },
    () => setFailure({ message: t('errors.validation_failed'), requestId: null }),
  );
  const { errors, isSubmitting } = form.formState;
  return { fields, mobile, register, submit, errors, failure, attempt, isPending: isSubmitting };
}

/** The affiliate code is checked first (specification, section 4), so that nothing else is asked when it is wrong. */
async function registerMember(
  method: RegisterMethod,
  fields: Record<string, string>,
  captcha: string | undefined,
  botCheck: string | undefined,
) {
  const code = fields['affiliateCode'];
  if (code) await callApi('session.affiliate', { code });
  const { referralCode } = invitation;
  const request = {
    ...fields,
    ...(referralCode && referralCode !== code && { referralCode }),
    ...(botCheck ? { botCheck } : captcha && { captcha: captcha.trim() }),
    domain: location.hostname,
    termsAccepted: true,
  };
  if (method === 'username') return callApi('member.register', request as unknown as CallRequest<'member.register'>);
  return callApi('member.registerMobile', {
    ...request,
    registerUrl: location.href.slice(0, 2_048),
    registerMethod: 'WEB',
  } as unknown as CallRequest<'member.registerMobile'>);
}
