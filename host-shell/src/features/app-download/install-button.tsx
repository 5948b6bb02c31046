import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Download } from '@marquee/ui/icons';
import { useEffect, useState } from 'react';

/** What browsers that can install a site by a button send when it may be shown. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Installs the site as an app where the browser offers that; elsewhere the guide below says how. */
export function InstallButton() {
  const t = useMessages('shell');
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPrompt);
    };
    const done = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', done);
    };
  }, []);
  if (!offer) return null;
  return (
    <Button variant="primary" block icon={<Download aria-hidden="true" />} onClick={() => void offer.prompt()}>
      {t('app.install')}
    </Button>
  );
}
