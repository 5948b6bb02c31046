export { Muted, type MutedProps } from './muted';
export { Row, type RowProps } from './row';
export { ScrollRow, type ScrollRowProps } from './scroll-row';
export { Stack, type StackProps } from './stack';
