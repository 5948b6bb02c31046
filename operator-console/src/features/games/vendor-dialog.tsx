import type { AdminVendor } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TextField } from '@marquee/ui/field';
import { useState } from 'react';
import { ChoiceDialog } from './choice-dialog';
import { useGameChange } from './use-game-change';

interface VendorDialogProps {
  readonly brand: string;
  readonly vendor: AdminVendor;
  readonly onClose: () => void;
}

const ORDER = /^\d{1,4}$/;

export function VendorDialog({ brand, vendor, onClose }: VendorDialogProps) {
  const t = useMessages('console');
  const [order, setOrder] = useState(String(vendor.sortOrder));
  const change = useGameChange('gameAdmin.saveVendor', onClose);
  const valid = ORDER.test(order);
  return (
    <ChoiceDialog
      title={vendor.displayName}
      state={vendor.state}
      valid={valid}
      onClose={onClose}
      onSave={(choice) =>
        change.mutateAsync({ brand, vassalage: vendor.vassalage, sortOrder: Number(order), ...choice })
      }
    >
      <TextField
        label={t('games.order')}
        hint={t('games.orderHint')}
        inputMode="numeric"
        value={order}
        error={valid ? undefined : t('games.orderFault')}
        onChange={(event) => setOrder(event.target.value)}
      />
    </ChoiceDialog>
  );
}
