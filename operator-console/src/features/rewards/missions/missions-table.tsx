import type { CallValue } from '@marquee/contract/calls/index';
import type { AdminMission } from '@marquee/contract/calls/missions-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Panel } from '@marquee/ui';
import { Target } from '@marquee/ui/icons';
import { type Column, DataTable } from '@marquee/ui/table';
import groups from '../../../lib/layout/groups.module.css';
import { useMissionTexts } from './use-mission-texts';

interface MissionsTableProps {
  readonly list: CallValue<'missionsAdmin.list'>;
  readonly onChange: (mission: AdminMission) => void;
  readonly onEnd: (mission: AdminMission) => void;
}

/** Missions that have not ended, with what can be changed about them. */
export function MissionsTable({ list: { missions, currency }, onChange, onEnd }: MissionsTableProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const texts = useMissionTexts(currency);
  const titleOf = (id: string | null) => {
    const mission = missions.find(({ missionId }) => missionId === id);
    return mission ? texts.title(mission.terms) : '';
  };
  const columns: ReadonlyArray<Column<AdminMission>> = [
    { id: 'title', header: t('missions.mission'), rowHeader: true, cell: ({ terms }) => texts.title(terms) },
    { id: 'period', header: t('missions.period'), cell: ({ terms }) => t(`missions.periods.${terms.period}`) },
    { id: 'reward', header: t('missions.reward'), align: 'end', cell: ({ terms }) => <bdi>{texts.reward(terms)}</bdi> },
    { id: 'score', header: t('missions.score'), align: 'end', cell: ({ terms }) => number.format(terms.score) },
    { id: 'after', header: t('missions.after'), cell: ({ terms }) => titleOf(terms.after) },
    {
      id: 'days',
      header: t('missions.days'),
      cell: ({ fromDay, untilDay }) => <bdi>{untilDay === null ? fromDay : `${fromDay} – ${untilDay}`}</bdi>,
    },
    { id: 'claims', header: t('missions.claims'), align: 'end', cell: ({ claims }) => number.format(claims) },
    {
      id: 'actions',
      header: t('missions.actions'),
      cell: (mission) =>
        mission.untilDay === null && (
          <span className={groups.actions}>
            {mission.terms.period !== 'once' && (
              <Button size="sm" onClick={() => onChange(mission)}>
                {t('missions.change')}
              </Button>
            )}
            <Button size="sm" onClick={() => onEnd(mission)}>
              {t('missions.end')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <Panel padding="none">
      <DataTable<AdminMission>
        caption={t('missions.title')}
        columns={columns}
        rows={missions}
        rowKey={({ missionId }) => missionId}
        empty={<EmptyState icon={<Target />} title={t('missions.none')} />}
      />
    </Panel>
  );
}
