import type { BootDocument } from '@marquee/contract/boot';
import type { CallRequest } from '@marquee/contract/calls/index';
import { labelOf } from '@marquee/kit';
import i18next from 'i18next';
import type { PageRoute } from '../routing/page-route';

/** What the browser says of those who do not want to be counted. */
interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Sends the view of a page without the page's cookies, so that nobody can tell whose it is; one that is lost is only not counted. */
export function sendPageView(boot: BootDocument, route: PageRoute): void {
  const { globalPrivacyControl, doNotTrack }: Wishes = navigator;
  if (globalPrivacyControl === true || doNotTrack === '1') return;
  const language = i18next.language;
  const pattern = route.kind === 'home' ? '/' : route.path;
  const view: CallRequest<'system.pageView'> = { pattern, title: titleOf(boot, route, language) };
  fetch('/wps/system/pageView', {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-language': language },
    body: JSON.stringify(view),
  }).catch(() => undefined);
}

/** As the route is named, not what the page shows: a title of a page may name a person or a ticket. */
function titleOf(boot: BootDocument, route: PageRoute, language: string): string {
  if (route.kind !== 'remote') return route.name;
  const { remote, titleKey } = route.contribution;
  return labelOf(boot, remote, titleKey, language);
}
