import type { RollOut } from '@marquee/contract/calls/roll-outs';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import { Version } from '../../../lib/layout/version';
import { FindingLines } from './finding-lines';
import { RollOutSteps } from './roll-out-steps';

const TONES = {
  scheduled: 'neutral',
  running: 'warning',
  complete: 'success',
  halted: 'danger',
  stopped: 'neutral',
} as const satisfies Record<RollOut['state'], string>;

export function useRollOutColumns(onStop: (rollOut: RollOut) => void): ReadonlyArray<Column<RollOut>> {
  const t = useMessages('console');
  return [
    { id: 'remote', header: t('remotes.remote'), rowHeader: true, cell: ({ remote }) => <bdi>{remote}</bdi> },
    {
      id: 'state',
      header: t('rollOuts.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`rollOuts.states.${state}`)}</Badge>,
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'version', header: t('remote.version'), cell: ({ version }) => <Version version={version} /> },
    { id: 'steps', header: t('rollOuts.progress'), cell: (rollOut) => <RollOutSteps rollOut={rollOut} /> },
    { id: 'findings', header: t('rollOuts.findings'), cell: ({ findings }) => <FindingLines findings={findings} /> },
    {
      id: 'by',
      header: t('freeBets.by'),
      cell: ({ startedBy, reason, startsAt }) => (
        <span dir="auto">
          {startedBy}: {reason}
          <br />
          <LocalTime instant={startsAt} />
        </span>
      ),
    },
    {
      id: 'act',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (rollOut) =>
        (rollOut.state === 'running' || rollOut.state === 'scheduled') && (
          <Button size="sm" variant="danger" onClick={() => onStop(rollOut)}>
            {t('rollOuts.stop')}
          </Button>
        ),
    },
  ];
}
