export { ChatComposer, type ChatComposerProps } from './chat-composer';
export type { ChatLine } from './chat-bubble';
export { ChatLines, type ChatLinesProps } from './chat-lines';
