export { AmountField, type AmountFieldProps, type AmountPreset } from './amount-field';
export { Field, type FieldControl, type FieldProps } from './field';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { TextField, type TextFieldProps } from './text-field';
export { useAmountDraft } from './use-amount-draft';
