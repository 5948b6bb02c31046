import type { CallValue } from '@marquee/contract/calls/index';
import type { MissionChange } from '@marquee/contract/calls/missions-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Panel } from '@marquee/ui';
import { type Column, DataTable } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/layout/local-time';
import { ProposalState } from '../../../lib/proposals/proposal-state';
import { useMissionTexts } from './use-mission-texts';

/** Proposed and decided changes, those that wait first. */
export function ChangesTable({ list }: { readonly list: CallValue<'missionsAdmin.list'> }) {
  const t = useMessages('console');
  const texts = useMissionTexts(list.currency);
  const nameOf = ({ missionId }: MissionChange) => {
    const mission = list.missions.find((one) => one.missionId === missionId);
    return mission ? texts.title(mission.terms) : missionId;
  };
  const textOf = ({ terms, minimumStake }: MissionChange) =>
    terms ? `${texts.title(terms)} · ${texts.reward(terms)}` : minimumStake;
  const columns: ReadonlyArray<Column<MissionChange>> = [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ proposedAt }) => <LocalTime instant={proposedAt} /> },
    { id: 'kind', header: t('missions.changeKind'), cell: ({ kind }) => t(`missions.kinds.${kind}`) },
    { id: 'mission', header: t('missions.mission'), cell: nameOf },
    { id: 'terms', header: t('missions.terms'), cell: (change) => <bdi>{textOf(change)}</bdi> },
    { id: 'from', header: t('missions.fromDay'), cell: ({ fromDay }) => fromDay },
    {
      id: 'state',
      header: t('points.status'),
      cell: (change) => (
        <ProposalState
          proposal={change}
          call="missionsAdmin.decide"
          request={(approve) => ({ changeId: change.changeId, approve })}
        />
      ),
    },
  ];
  return (
    <Panel title={t('missions.changes')} padding="none">
      <DataTable<MissionChange>
        caption={t('missions.changes')}
        columns={columns}
        rows={list.changes}
        rowKey={({ changeId }) => changeId}
      />
    </Panel>
  );
}
