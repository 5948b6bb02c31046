export { CaptchaField, type CaptchaFieldProps } from './captcha-field';
export { type CredentialTexts, CredentialFields, type CredentialFieldsProps } from './credential-fields';
export { FormAlert, type FormAlertProps } from './form-alert';
export { LinkAction, type LinkActionProps } from './link-action';
export { type CaptchaRequirement, useCaptchaRequirement } from './use-captcha-requirement';
