import type { GameImport } from '@marquee/contract/calls/game-import';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Panel } from '@marquee/ui';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import { isRunning, TONES } from './import-state';

/** One import: how far it is, why it failed, or what it found. */
export function ImportPanel({ shown }: { readonly shown: GameImport }) {
  const t = useMessages('console');
  return (
    <Panel
      title={t('games.import.listOf', { vendor: shown.displayName })}
      description={shown.fault ? t(`games.import.fault.${shown.fault}`) : undefined}
      actions={<Badge tone={TONES[shown.state]}>{t(`games.import.state.${shown.state}`)}</Badge>}
    >
      {isRunning(shown) && <ImportProgress importId={shown.importId} />}
      {shown.state === 'superseded' && <p>{t('games.import.outdated')}</p>}
      {(shown.state === 'ready' || shown.state === 'applied') && <ImportReport shown={shown} />}
    </Panel>
  );
}
