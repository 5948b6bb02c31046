import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useState } from 'react';
import type { ShownContract } from './shown-agent';
import { TermsView } from './terms-view';

interface TermsButtonProps {
  readonly contract: ShownContract;
  readonly currency: string;
}

/** Opens the rows of one version. */
export function TermsButton({ contract, currency }: TermsButtonProps) {
  const t = useMessages('console');
  const [isOpen, setOpen] = useState(false);
  const { type, version } = contract;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('contracts.terms')}
      </Button>
      {isOpen && (
        <Dialog
          open
          size="lg"
          onOpenChange={setOpen}
          title={t('contracts.termsTitle', { type: t(`contracts.types.${type}`), version })}
          closeLabel={t('close')}
        >
          <TermsView type={type} terms={contract} currency={currency} />
        </Dialog>
      )}
    </>
  );
}
