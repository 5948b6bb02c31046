export { UnreadCount } from '../../lib/unread-count';
export { AccountEntries } from '../header/account-entries';
export { SessionStrip } from '../session-strip/session-strip';
export { FloatingBar } from './floating-bar';
