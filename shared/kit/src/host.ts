/** What the shell, the mock shell and stand-alone sites use to set the page up. */
export { connectLiveEvents } from './bus/live-events';
export { createPageBus, type PageBus } from './bus/page-bus';
export { createFederation, type Federation } from './federation/federation';
export { FederationContext, useFederation } from './federation/federation-context';
export { createIntegrityMap, type IntegrityMap } from './federation/integrity';
export type { FederationRuntime } from './federation/load-container';
export { addFederationMessages } from './federation/messages';
export { OverrideBadge } from './federation/override-badge';
export { type Overrides, readOverrides } from './federation/overrides';
export { prefetchRoute, prefetchWhenIdle } from './federation/prefetch';
export { modalOf, routesOf } from './federation/selectors';
export { startForPath } from './federation/start-route';
export { createTelemetry } from './federation/telemetry';
export { type ApiClient, createClient } from './http/client';
export { changeLanguage, loadMessages, registerMessages, startI18n } from './i18n/i18n';
export { createQueryClient } from './query/query-client';
export { installRuntime, type KitRuntime, runtime } from './runtime';
export { createSessionStore, type SessionStore } from './session/session-store';
