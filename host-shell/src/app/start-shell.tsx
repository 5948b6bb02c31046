import type { BootDocument } from '@marquee/contract/boot';
import {
  addFederationMessages,
  type Federation,
  FederationContext,
  OverrideBadge,
  type Overrides,
  routesOf,
  startI18n,
} from '@marquee/kit/host';
import { RemoteRoute } from '@marquee/kit';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

export interface ShellStart {
  readonly boot: BootDocument;
  /** Remotes that a developer put in place of the released ones in this tab. */
  readonly overrides: Overrides;
  /** Already loading what the current URL shows. */
  readonly federation: Federation;
}

/** Renders the page once the shell's own messages are there. */
export async function startShell({ boot, overrides, federation }: ShellStart): Promise<void> {
  await startI18n(boot.language, 'shell', {});
  await addFederationMessages();
  const root = document.getElementById('root');
  if (!root) throw new Error('the template has no root');
  createRoot(root).render(
    <FederationContext value={federation}>
      <BrowserRouter>
        <Routes>
          {routesOf(boot).map(({ remote, id, pattern }) => (
            <Route key={id} path={pattern} caseSensitive element={<RemoteRoute remote={remote} contribution={id} />} />
          ))}
        </Routes>
      </BrowserRouter>
      <OverrideBadge overrides={overrides} />
    </FederationContext>,
  );
}
