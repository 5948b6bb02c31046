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
  watchPage,
} from '@marquee/kit/host';
import i18next from 'i18next';
import { canReplaceParts, followEdits } from '../lib/page-activity';
import { createFederationRuntime } from './federation-runtime';
import { createShareScope } from './share-scope';

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
  followEdits();
  self.marqueeIntegrity = createRequestHook(integrity);
  const telemetry = createTelemetry(sendReports);
  const federation = createFederation({
    boot,
    integrity,
    runtime: createFederationRuntime(
      integrity,
      createShareScope(() => integrity.renewAddresses(boot.shell)),
    ),
    fallbackLanguages: [boot.brand.defaultLanguage, 'en'],
    messagesReady: i18nReady(),
    ...telemetry,
    isIdle: canReplaceParts,
  });
  watchPage({ onError: federation.reportUncaught, onLongTask: federation.reportLongTask });
  startContributionsForPath(federation, location.pathname);
  return { federation, report: telemetry.report };
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
