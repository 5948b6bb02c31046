export { ChatComposer, type ChatComposerProps } from './chat-composer';
export { type ChatLine, ChatLines, type ChatLinesProps } from './chat-lines';
