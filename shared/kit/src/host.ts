/** What the shell, the mock shell and stand-alone sites use to set the page up. */
export { connectLiveEvents } from './bus/live-events';
export { createPageBus, type PageBus } from './bus/page-bus';
export { type ApiClient, createClient } from './http/client';
export { changeLanguage, directionOf, loadMessages, registerMessages, startI18n } from './i18n/i18n';
export { createQueryClient } from './query/query-client';
export { installRuntime, type KitRuntime, runtime } from './runtime';
export { createSessionStore, type SessionStore } from './session/session-store';
