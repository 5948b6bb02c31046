import type { AdminVendor } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
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
  const change = useGameChange('gameAdmin.saveVendor', onClose);
  return (
    <ChoiceDialog
      title={vendor.displayName}
      loaded={vendor.revision}
      initial={{ state: vendor.state, order: String(vendor.sortOrder) }}
      order={{ label: t('games.order'), hint: t('games.orderHint'), pattern: ORDER }}
      onClose={onClose}
      onSave={({ order, hot: _none, ...choice }) =>
        change.mutateAsync({ brand, vassalage: vendor.vassalage, sortOrder: Number(order), ...choice })
      }
    />
  );
}
