import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { RegisterField } from '@marquee/contract/calls/system';
import { type ApiError, callApi, dayOf, useBrand, useFieldMessage, useFormSubmit, useMessages } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { homeOf, signedIn } from '../session/sign-in';
import { sentCodes } from '../verification/sent-codes';
import { useBotCheck } from '../verification/use-bot-check';
import { invitation } from './invitation';
import { invitationClick } from './invitation-visit';
import {
  FIELD_OF_CODE,
  fieldName,
  type RegisterFormValues,
  registerFault,
  registerPayload,
  type RegisterValues,
} from './register-rules';
import { useRegisterMobile } from './use-register-mobile';

type RegisterSettings = CallValue<'system.registerSettings'>;
export type RegisterMethod = RegisterSettings['methods'][number];

const today = (offsetMinutes: number) => dayOf(new Date(), offsetMinutes);

export interface RegisterOptions {
  readonly returnTo?: string | undefined;
  /** Of an account that waits for its owner: a one-time password or the token of a link, and the user name. */
  readonly activation?: { readonly secret: string; readonly account: string; readonly isSubUser: boolean } | undefined;
}

/** All that a sub-user of an agent fills in. */
const OF_SUB_USERS: readonly string[] = ['password', 'confirmPassword'];

/** What an account has already that an agent opened. */
const GIVEN: readonly string[] = ['username', 'affiliateCode', 'referralCode', 'recommenderId'];

/**
 * The registration form: the server's rules while it is filled in, its answer beside the fields, then the session, which
 * starts at home (specification, section 4) unless the visitor was on the way to a page.
 */
export function useRegisterForm(
  method: RegisterMethod,
  settings: RegisterSettings,
  { returnTo, activation }: RegisterOptions,
) {
  const t = useMessages('shell');
  const fieldMessage = useFieldMessage();
  const { offsetMinutes } = useBrand();
  const [attempt, setAttempt] = useState(0);
  const botCheck = useBotCheck(!settings.captcha);
  const allFields = method === 'mobile' ? settings.mobileFields : settings.fields;
  const fields = fieldsOf(allFields, activation);
  const [sentCode] = useState(() => sentCodes.of('register'));
  const form = useForm<RegisterFormValues>({
    mode: 'onTouched',
    defaultValues: {
      ...(activation && { username: activation.account }),
      affiliateCode: invitation.affiliateCode ?? invitation.referralCode ?? '',
      mobileNum: sentCode?.mobile ?? '',
      countryDialingCode: sentCode?.dialingCode ?? settings.countryDialingCode,
    },
  });
  const mobile = useRegisterMobile(form, settings);

  const age = { birthdayAge: settings.birthdayAge, today: today(offsetMinutes) };
  const validate = (rule: RegisterField) => (value: string | undefined, values: RegisterFormValues) => {
    const fault = registerFault(rule, value, values, age);
    return fault === null || fieldMessage(fault);
  };
  const register = (rule: RegisterField) => {
    const deps = rule.name === 'password' ? { deps: ['confirmPassword' as const] } : {};
    return form.register(fieldName(rule), { validate: validate(rule), ...deps });
  };
  const registerCaptcha = () =>
    form.register('captcha', { validate: (value) => Boolean(value?.trim()) || t('errors.captcha_required') });
  const registerTerms = () =>
    form.register('terms', { validate: (isChecked) => isChecked === true || t('errors.terms_not_accepted') });

  const onRefusal = ({ code }: ApiError) => {
    setAttempt((before) => before + 1);
    form.resetField('captcha');
    // A token that was refused, or is too old by now, proves nothing any more.
    if (FIELD_OF_CODE[code] === 'verificationCode') mobile.onProof(null);
    return false;
  };
  const send = async (values: RegisterFormValues) => {
    const payload = registerPayload(fields, values);
    const proof = await botCheck.take();
    const answers = proof ? { botCheck: proof } : values.captcha ? { captcha: values.captcha.trim() } : {};
    const answer = activation
      ? await activate(activation.secret, payload, answers)
      : await registerMember(method, payload, answers);
    if (answer) signedIn(answer, returnTo ?? homeOf(answer.state));
  };
  const names = new Set<string>(['captcha', ...fields.map(({ name }) => name)]);
  const fieldOf = Object.fromEntries(Object.entries(FIELD_OF_CODE).filter(([, name]) => names.has(name)));
  const { submit, failure, isPending } = useFormSubmit(form, send, { onRefusal, fieldOf });

  const { errors, submitCount } = form.formState;
  const summaryOf = (faults: readonly { readonly message?: string }[]) => {
    if (faults.length === 0) return null;
    const isMissing = faults.some(({ message: text }) => text === t('fields.required'));
    return t(isMissing ? 'fields.requiredItems' : 'errors.validation_failed');
  };
  const message = submitCount > 0 && !failure ? summaryOf(Object.values(errors)) : null;
  const asksBirthday = fields.some(({ name }) => name === 'birthday');
  return {
    fields,
    /** The one age that the form speaks of: the terms' where no birthday is asked for. */
    leastAge: asksBirthday ? Math.max(settings.termsAge, settings.birthdayAge) : settings.termsAge,
    mobile,
    register,
    registerCaptcha,
    registerTerms,
    submit,
    errors,
    failure,
    message,
    attempt,
    isPending,
  };
}

function fieldsOf(fields: readonly RegisterField[], activation: RegisterOptions['activation']): RegisterField[] {
  if (!activation) return [...fields];
  return fields.filter(({ name }) => (activation.isSubUser ? OF_SUB_USERS.includes(name) : !GIVEN.includes(name)));
}

/** By what a person proves to be one. */
type HumanAnswers = Pick<CallRequest<'member.activate'>, 'botCheck' | 'captcha'>;

async function activate(secret: string, fields: RegisterValues, answers: HumanAnswers) {
  const { password = '', confirmPassword = '', username: _given, ...rest } = fields;
  return callApi('member.activate', { ...rest, ...answers, secret, password, confirmPassword, termsAccepted: true });
}

/** The affiliate code is checked first (specification, section 4), so that nothing else is asked when it is wrong. */
async function registerMember(method: RegisterMethod, fields: RegisterValues, answers: HumanAnswers) {
  const { affiliateCode, username = '', mobileNum = '', password = '', confirmPassword = '' } = fields;
  if (affiliateCode) await callApi('session.affiliate', { code: affiliateCode, domain: location.hostname });
  const { referralCode } = invitation;
  const click = invitationClick();
  const request = {
    ...fields,
    password,
    confirmPassword,
    ...(referralCode && referralCode !== affiliateCode && { referralCode }),
    ...answers,
    ...(click !== undefined && { invitationClick: click }),
    domain: location.hostname,
    login: true,
    termsAccepted: true,
  };
  if (method === 'username') return callApi('member.register', { ...request, username });
  return callApi('member.registerMobile', {
    ...request,
    mobileNum,
    registerUrl: location.href.slice(0, 2_048),
    registerMethod: 'WEB',
  });
}
