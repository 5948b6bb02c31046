import type { BootDocument } from '@marquee/contract/boot';
import {
  createFederation,
  createIntegrityMap,
  createRequestHook,
  createTelemetry,
  type Federation,
  type ReportBatch,
  type ReportRemote,
  startContributionsForPath,
  type UncaughtEvent,
} from '@marquee/kit/host';
import { whenIdle } from '@marquee/kit';
import i18next from 'i18next';
import { canReplaceParts, followActivity } from '../lib/page-activity';
import { createFederationRuntime } from './federation-runtime';

const LATEST_WATCH_MS = 5_000;

export interface StartedFederation {
  readonly federation: Federation;
  /** Reports how the shell itself does. */
  readonly report: ReportRemote;
}

/** Starts the loader and, before anything is rendered, the loading of what the current URL will show. */
export function startFederation(boot: BootDocument): StartedFederation {
  const integrity = createIntegrityMap({
    origin: location.origin,
    failClosed: boot.production && !boot.overridesAllowed,
  });
  integrity.add(boot.shell);
  followActivity();
  self.marqueeIntegrity = createRequestHook(integrity);
  const telemetry = createTelemetry(sendReports);
  const federation = createFederation({
    boot,
    integrity,
    runtime: createFederationRuntime(integrity, () => integrity.renewAddresses(boot.shell)),
    fallbackLanguages: [boot.brand.defaultLanguage, 'en'],
    messagesReady: i18nReady(),
    ...telemetry,
    isIdle: canReplaceParts,
  });
  watchAfterFirstScreen(federation, telemetry.report);
  startContributionsForPath(federation, location.pathname);
  return { federation, report: telemetry.report };
}

/** The watch itself is loaded when the page is idle; what happens until then is kept for it. */
function watchAfterFirstScreen(federation: Federation, report: ReportRemote): void {
  const early: UncaughtEvent[] = [];
  let take: (event: UncaughtEvent) => void = (event) => early.push(event);
  addEventListener('error', (event) => take(event));
  addEventListener('unhandledrejection', (event) => take(event));
  whenIdle(() => {
    import(/* webpackChunkName: "page-watch" */ '@marquee/kit/federation/watch-page').then(
      ({ watchPage }) => {
        take = watchPage(federation, report, early);
      },
      () => undefined,
    );
  }, LATEST_WATCH_MS);
}

function i18nReady(): Promise<void> {
  if (i18next.isInitialized) return Promise.resolve();
  return new Promise((resolve) => i18next.on('initialized', () => resolve()));
}

/** A beacon survives the page's end; losing one loses no more than a count. */
function sendReports(batch: ReportBatch): void {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  navigator.sendBeacon('/wps/remotes/telemetry', body);
}
