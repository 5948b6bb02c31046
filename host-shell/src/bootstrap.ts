import type { BootDocument } from '@marquee/contract/boot';
import { readOverrides } from '@marquee/kit/host';
import { startShell } from './app/start-shell';
import { startFederation } from './federation/start-federation';

const released = readBoot();
const overrides = readOverrides(released, location.search, sessionStorage);
const boot = Object.keys(overrides).length === 0 ? released : await overriddenBoot();

void startShell({ boot, overrides, ...startFederation(boot) });
// A link of an agent may lead to any page: the visit counts there, before the address changes.
if (/[?&](?:referral|affiliate)Code=/.test(location.search)) void countInvitation();

async function countInvitation(): Promise<void> {
  const { visitByInvitation } = await import(
    /* webpackChunkName: "invitation-visit" */ './features/register/invitation-visit'
  );
  await visitByInvitation();
}

/** Apart, because checking a manifest takes the whole schema library, which the released page does without. */
async function overriddenBoot() {
  const { applyOverrides } = await import(
    /* webpackChunkName: "overrides" */ '@marquee/kit/federation/apply-overrides'
  );
  return applyOverrides(released, overrides);
}

/** The boot document that the edge inlined into the page. */
function readBoot(): BootDocument {
  const element = document.getElementById('boot');
  if (!element?.textContent) throw new Error('this page was not served by the edge: no boot document');
  return JSON.parse(element.textContent) as BootDocument;
}
