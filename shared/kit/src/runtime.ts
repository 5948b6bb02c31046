import type { BootDocument } from '@marquee/contract/boot';
import type { QueryClient } from '@tanstack/react-query';
import type { PageBus } from './bus/page-bus';
import type { ApiClient } from './http/client';
import type { SessionStore } from './session/session-store';
import type { ShellServices } from './shell/shell-services';

/** The singletons of the page. The shell creates them; a remote reaches them through the hooks. */
export interface KitRuntime {
  readonly boot: BootDocument;
  readonly client: ApiClient;
  readonly session: SessionStore;
  readonly bus: PageBus;
  readonly queryClient: QueryClient;
  readonly shell: ShellServices;
}

let installed: KitRuntime | null = null;

/** Called once by the shell (or the mock shell of a test) before the first render. */
export function installRuntime(runtime: KitRuntime): void {
  installed = runtime;
}

/** @throws Error when used outside a shell */
export function runtime(): KitRuntime {
  if (!installed) throw new Error('no shell has installed the run time of the kit');
  return installed;
}
