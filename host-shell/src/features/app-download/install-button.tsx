import { useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Download } from '@marquee/ui/icons';
import { useSyncExternalStore } from 'react';
import { installOffer, onInstallOffer, takeInstallOffer } from './install-offer';

/** Installs the site as an app where the browser offers that; elsewhere the guide says how. */
export function InstallButton() {
  const t = useMessages('shell');
  const offer = useSyncExternalStore(onInstallOffer, installOffer);
  if (!offer) return null;
  return (
    <Button
      variant="primary"
      block
      icon={<Download aria-hidden="true" />}
      // A question that the visitor closes, or that the browser does not show, changes nothing.
      onClick={() => void takeInstallOffer().catch(() => undefined)}
    >
      {t('app.install')}
    </Button>
  );
}
