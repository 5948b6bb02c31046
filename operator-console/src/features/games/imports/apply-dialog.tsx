import type { GameImport } from '@marquee/contract/calls/game-import';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';

interface ApplyDialogProps {
  readonly gameImport: GameImport;
  readonly onClose: () => void;
}

/** Says what will change, and takes the reason. */
export function ApplyDialog({ gameImport: { importId, counts }, onClose }: ApplyDialogProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  return (
    <ReasonDialog
      title={t('games.import.apply')}
      text={t('games.import.applyText', {
        added: number.format(counts.new ?? 0),
        changed: number.format(counts.changed ?? 0),
        missing: number.format(counts.missing ?? 0),
      })}
      reads="gameImport.overview"
      perform={async (client, reason) => {
        const { state } = await client.call('gameImport.apply', { importId, reason });
        return t(state === 'applied' ? 'games.import.applied' : 'games.import.outdated');
      }}
      onClose={onClose}
    />
  );
}
