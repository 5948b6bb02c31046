import type { BootDocument } from '@marquee/contract/boot';
import {
  createFederation,
  createIntegrityMap,
  createRequestHook,
  createTelemetry,
  type Federation,
  startContributionsForPath,
} from '@marquee/kit/host';
import i18next from 'i18next';
import { canReplaceParts, followEdits } from '../lib/page-activity';
import { createFederationRuntime } from './federation-runtime';
import { createShareScope } from './share-scope';

/** Starts the loader and, before anything is rendered, the loading of what the current URL will show. */
export function startFederation(boot: BootDocument): Federation {
  const integrity = createIntegrityMap({
    origin: location.origin,
    failClosed: boot.production && !boot.overridesAllowed,
  });
  integrity.add(boot.shell);
  followEdits();
  self.marqueeIntegrity = createRequestHook(integrity);
  const federation = createFederation({
    boot,
    integrity,
    runtime: createFederationRuntime(
      integrity,
      createShareScope(() => integrity.renewAddresses(boot.shell)),
    ),
    fallbackLanguages: [boot.brand.defaultLanguage, 'en'],
    messagesReady: i18nReady(),
    report: createTelemetry(sendReports),
    isIdle: canReplaceParts,
  });
  startContributionsForPath(federation, location.pathname);
  return federation;
}

function i18nReady(): Promise<void> {
  if (i18next.isInitialized) return Promise.resolve();
  return new Promise((resolve) => i18next.on('initialized', () => resolve()));
}

/** A beacon survives the page's end; losing one loses no more than a count. */
function sendReports(reports: readonly unknown[]): void {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  navigator.sendBeacon('/wps/remotes/telemetry', body);
}
