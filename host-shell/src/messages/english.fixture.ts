import popups from '../popup-messages/en.json';
import first from './en.json';

/** Everything the shell says, in English. */
export const english = { ...first, ...popups };
