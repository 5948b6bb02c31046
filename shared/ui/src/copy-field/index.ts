export { CodeBlock } from './code-block';
export { CopyField, type CopyFieldProps } from './copy-field';
