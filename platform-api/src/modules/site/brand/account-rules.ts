import type { AccountRules, CurrentAccountRules } from '@marquee/contract/account-rules';
import type { RegisterField } from '@marquee/contract/calls/system';
import type { BrandConfig } from './config';

type Fields = Pick<BrandConfig, 'registerFields' | 'mobileRegisterFields'>;
type TextRule = CurrentAccountRules['username'];

/** The rule of a field of the registration; passwords and names have one wherever they are set. */
const fieldOf = ({ registerFields, mobileRegisterFields }: Fields, name: string): RegisterField | undefined =>
  [...registerFields, ...mobileRegisterFields].find((field) => field.name === name);

/** The brand's rule of passwords, also where one is changed or reset; undefined: only the policy of all brands. */
export const passwordRuleOf = (config: Fields): RegisterField | undefined => fieldOf(config, 'password');

/** @returns null where the brand asks for no name or no password */
export function accountRulesOf(config: BrandConfig): CurrentAccountRules | null {
  const [username, password] = [fieldOf(config, 'username'), fieldOf(config, 'password')];
  if (!username || !password) return null;
  return { username: textRuleOf(username), password: textRuleOf(password), code: config.verificationCode };
}

const textRuleOf = ({ minLength, maxLength, patternId }: RegisterField): TextRule => ({
  minLength,
  maxLength,
  patternId,
});

/** The configuration that follows from changed rules: both forms of registration, and the codes. */
export function withAccountRules(
  config: BrandConfig,
  { username, password, code }: AccountRules,
): Pick<BrandConfig, 'registerFields' | 'mobileRegisterFields' | 'verificationCode'> {
  const changed: Readonly<Record<string, Partial<RegisterField>>> = {
    username,
    password,
    confirmPassword: password,
    verificationCode: { minLength: code.digits, maxLength: code.digits },
  };
  const apply = (field: RegisterField): RegisterField => {
    const rule = changed[field.name];
    if (!rule) return field;
    // A pattern of the brand's own belongs to the kind that it narrows.
    const isOtherKind = rule.patternId !== undefined && rule.patternId !== field.patternId;
    return { ...field, ...rule, ...(isOtherKind && { acceptedPattern: '*' }) };
  };
  return {
    registerFields: config.registerFields.map(apply),
    mobileRegisterFields: config.mobileRegisterFields.map(apply),
    verificationCode: code,
  };
}
