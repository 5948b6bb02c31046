import type { Proposal } from '@marquee/contract/calls/proposals';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Panel } from '@marquee/ui';
import type { ReactNode } from 'react';
import { FactList } from '../layout/fact-list';
import groups from '../layout/groups.module.css';
import { LocalTime, localTime } from '../time/local-time';
import { ProposalActions } from './proposal-actions';
import { ProposalRows } from './proposal-rows';

const TONES = {
  open: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

/** What takes two persons: what changes, who proposed and decided it and why, and the next step. */
export function ProposalPanel({ proposal }: { readonly proposal: Proposal }) {
  const t = useMessages('console');
  const { kind, brand, state, rows, dryRun, fromDay, proposedBy, proposedAt } = proposal;
  const title = [t(`proposals.kind.${kind}`), brand].filter(Boolean).join(' · ');
  return (
    <Panel
      // By who proposed it and when, too: several proposals of a kind have one title.
      aria-labelledby={undefined}
      aria-label={[title, proposedBy, localTime(proposedAt)].join(', ')}
      title={title}
      description={fromDay === null ? undefined : t('points.fromDay', { day: fromDay })}
      actions={<Badge tone={TONES[state]}>{t(`proposals.state.${state}`)}</Badge>}
    >
      <div className={groups.versions}>
        <FactList facts={useFacts(proposal)} />
        {rows.length > 0 && <ProposalRows caption={t('proposals.changes')} rows={rows} />}
        {dryRun && <ProposalRows caption={t('promotions.run.proposed')} rows={dryRun} />}
        {state === 'open' && <ProposalActions proposal={proposal} />}
      </div>
    </Panel>
  );
}

function useFacts(proposal: Proposal): ReadonlyArray<readonly [string, ReactNode]> {
  const t = useMessages('console');
  const { state, proposedBy, proposedAt, reason, decidedBy, decidedAt, decisionReason, expiresAt } = proposal;
  const facts: (readonly [string, ReactNode])[] = [
    [t('proposals.proposedBy'), <Person key="by" name={proposedBy} at={proposedAt} />],
    [
      t('change.reason'),
      <span key="reason" dir="auto">
        {reason}
      </span>,
    ],
  ];
  if (state === 'open') facts.push([t('proposals.expires'), <LocalTime key="expires" instant={expiresAt} />]);
  if (decidedBy !== null && decidedAt !== null)
    facts.push([
      t('promotions.decidedBy'),
      <span key="decided">
        <Person name={decidedBy} at={decidedAt} />
        {decisionReason !== null && <span dir="auto">: {decisionReason}</span>}
      </span>,
    ]);
  return facts;
}

const Person = ({ name, at }: { readonly name: string; readonly at: string }) => (
  <>
    <bdi>{name}</bdi>, <LocalTime instant={at} />
  </>
);
