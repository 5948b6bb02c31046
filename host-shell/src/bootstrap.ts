import { readOverrides } from '@marquee/kit/host';
import { startShell } from './app/start-shell';
import { readBoot } from './federation/read-boot';
import { startFederation } from './federation/start-federation';

const released = readBoot();
const overrides = readOverrides(released, location.search, sessionStorage);
const boot = Object.keys(overrides).length === 0 ? released : await overriddenBoot();

void startShell({ boot, overrides, federation: startFederation(boot) });

/** Apart, because checking a manifest takes the whole schema library, which the released page does without. */
async function overriddenBoot() {
  const { applyOverrides } = await import(
    /* webpackChunkName: "overrides" */ '@marquee/kit/federation/apply-overrides'
  );
  return applyOverrides(released, overrides);
}
