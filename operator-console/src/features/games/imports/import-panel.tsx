import type { GameImport } from '@marquee/contract/calls/game-import';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Panel } from '@marquee/ui';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import { isRunning, TONES } from './import-state';

/** One import: its progress, its failure or its report. */
export function ImportPanel({ gameImport }: { readonly gameImport: GameImport }) {
  const t = useMessages('console');
  return (
    <Panel
      title={t('games.import.listOf', { vendor: gameImport.displayName })}
      description={gameImport.fault ? t(`games.import.fault.${gameImport.fault}`) : undefined}
      actions={<Badge tone={TONES[gameImport.state]}>{t(`games.import.state.${gameImport.state}`)}</Badge>}
    >
      {isRunning(gameImport) && <ImportProgress importId={gameImport.importId} />}
      {gameImport.state === 'superseded' && <p>{t('games.import.outdated')}</p>}
      {(gameImport.state === 'ready' || gameImport.state === 'applied') && <ImportReport gameImport={gameImport} />}
    </Panel>
  );
}
