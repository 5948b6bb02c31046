export { UnreadCount } from '../../lib/unread-count';
export { AccountEntries } from '../header/account-entries';
export { FloatingBar } from './floating-bar';
