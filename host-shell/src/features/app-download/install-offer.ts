/** What browsers that can install a site by a button send when it may be shown. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function set(next: InstallPrompt | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser's offer to install the site; null: it makes none, or it was taken. */
export const installOffer = (): InstallPrompt | null => offer;

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps the browser's offer for the places that show it, in place of the browser's own banner. It comes once a visit, long before anybody
 * looks for such a place.
 * @returns ends it
 */
export function keepInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  };
  const done = () => set(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', done);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', done);
    set(null);
  };
}

/** Opens the browser's question; an offer can be taken up once. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer;
  set(null);
  await taken?.prompt();
}
