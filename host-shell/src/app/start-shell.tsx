import '@marquee/ui/tokens/index.css';
import { type BootDocument, SHELL_NAME } from '@marquee/contract/boot';
import {
  addKitMessages,
  type Federation,
  type Overrides,
  registerMessages,
  reportError,
  type ReportRemote,
  SLOW_MS,
  startI18n,
} from '@marquee/kit/host';
import { startPopupHistory } from '@marquee/ui/popup-history';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterPaint } from '../lib/after-paint';
import { nextTask } from '../lib/next-task';
import { isPopupPath } from '../lib/home-paths';
import { showBrandIcon } from '../lib/brand/show-brand-icon';
import { applyTheme } from '../features/preferences/theme';
import { loadCatalogue, loadPopupCatalogue, POPUP_MESSAGES } from '../messages/catalogue';
import { takeEarlyInput } from './early-input';
import { installModals } from './modals';
import { installPageRuntime } from './page-runtime';
import { ShellApp } from './shell-app';

export interface ShellStart {
  readonly boot: BootDocument;
  /** Remotes that a developer put in place of the released ones in this tab. */
  readonly overrides: Overrides;
  /** Already loading what the current URL shows. */
  readonly federation: Federation;
  /** Reports how the shell itself does. */
  readonly report: ReportRemote;
}

/** Renders the page once the shell's own messages are there. */
export async function startShell({ boot, overrides, federation, report }: ShellStart): Promise<void> {
  const messages = loadCatalogue(boot.language);
  const root = document.getElementById('root');
  if (!root) throw new Error('the template has no root');
  document.documentElement.dataset['brand'] = boot.brand.code;
  showBrandIcon(boot.brand.look);
  applyTheme(boot.theme);
  installModals();
  installPageRuntime(boot);
  await nextTask();
  registerMessages('shell', loadCatalogue);
  registerMessages(POPUP_MESSAGES, loadPopupCatalogue);
  await startI18n(boot.language, 'shell', await messages, POPUP_MESSAGES, boot.brand.formats);
  await addKitMessages();
  await nextTask();
  const actOnEarlyInput = takeEarlyInput(root);
  // In slices, because the frame stands in the root until the first commit takes its place in one paint.
  const app = {
    federation,
    overrides,
    ...shellHealth(boot, report, actOnEarlyInput),
    routerWindow: startPopupHistory(isPopupPath),
  };
  startTransition(() => createRoot(root).render(<ShellApp {...app} />));
  loadFacesAfterPage();
}

/** The shell reports its own start and end as a remote's are reported for it. */
function shellHealth({ shell: { version } }: BootDocument, report: ReportRemote, actOnEarlyInput: () => void) {
  const own = { remote: SHELL_NAME, version } as const;
  return {
    onFirstCommit() {
      actOnEarlyInput();
      const durationMs = Math.round(performance.now());
      report({ ...own, outcome: durationMs > SLOW_MS ? 'slow' : 'loaded', durationMs });
    },
    onCrash(error: unknown) {
      const place = { phase: 'render', reason: 'threw' } as const;
      reportError(report, { ...own, ...place, outcome: 'threw', durationMs: 0 }, error);
    },
  };
}

/** Text stands in system faces of the same measures until the scripts and pictures of the first screen have had the line. */
function loadFacesAfterPage(): void {
  const loadFaces = () => {
    import(/* webpackChunkName: "faces" */ '@marquee/ui/tokens/faces.css').catch(() => undefined);
  };
  if (document.readyState === 'complete') afterPaint(loadFaces);
  else window.addEventListener('load', loadFaces, { once: true });
}
