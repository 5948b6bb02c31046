import type { AgentDispute } from '@marquee/contract/calls/agent-disputes';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { Muted, Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import { Loaded } from '../../../lib/loaded/loaded';
import { LocalTime } from '../../../lib/time/local-time';
import { AnswerDialog } from './answer-dialog';
import { Comparison } from './comparison';
import { DisputeState } from './dispute-state';
import styles from './disputes.module.css';
import { StatementParts } from './statement-parts';

/** `/agent-dispute/:brand/:disputeId`: an objection, the bill beside what its period comes to now, and the answer. */
export default function AgentDisputePage() {
  const t = useMessages('console');
  const { brand = '', disputeId = '' } = useParams();
  const read = useRead('agentDisputes.show', { disputeId });
  const above = <Link to={`/agent-disputes/${brand}`}>{t('agentDisputes.title')}</Link>;
  return (
    <Loaded
      read={read}
      height="24rem"
      frame={(state) => (
        <section>
          <PageHeader title={t('agentDisputes.one')} above={above} />
          {state}
        </section>
      )}
    >
      {({ dispute, ...computation }) => (
        <Stack as="section" gap={5}>
          <PageHeader
            title={t('agentDisputes.of', { account: dispute.account })}
            description={
              <>
                {t(`agentRuns.types.${dispute.type}`)}, <LocalTime instant={dispute.from} /> –{' '}
                <LocalTime instant={dispute.to} />
              </>
            }
            above={above}
          />
          <Objection dispute={dispute} />
          <Comparison {...computation} currency={dispute.currency} />
          <StatementParts statement={computation.statement} currency={dispute.currency} />
        </Stack>
      )}
    </Loaded>
  );
}

/** What the agent says, and what was or can be answered. */
function Objection({ dispute }: { readonly dispute: AgentDispute }) {
  const t = useMessages('console');
  const [outcome, setOutcome] = useState<'reject' | 'uphold' | null>(null);
  const { text, state, createdAt, answer, answeredBy, answeredAt, proposal } = dispute;
  const canAnswer = state === 'open' && proposal?.state !== 'open';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('agentDisputes.madeAt'), <LocalTime key="made" instant={createdAt} />],
    ...(answeredAt === null
      ? []
      : [
          [t('agentDisputes.answeredAt'), <LocalTime key="answered" instant={answeredAt} />] as const,
          [t('agentDisputes.answeredBy'), answeredBy ?? ''] as const,
        ]),
  ];
  return (
    <Panel
      title={t('agentDisputes.objection')}
      actions={
        <>
          <DisputeState dispute={dispute} />
          {canAnswer && (
            <>
              <Button onClick={() => setOutcome('reject')}>{t('agentDisputes.reject')}</Button>
              <Button onClick={() => setOutcome('uphold')}>{t('agentDisputes.uphold')}</Button>
            </>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <p className={styles.text} dir="auto">
          {text ?? t('agentDisputes.erased')}
        </p>
        <FactList facts={facts} />
        <Decision dispute={dispute} />
        {answer !== null && (
          <div>
            <Muted as="p">{t('agentDisputes.answer')}</Muted>
            <p className={styles.text} dir="auto">
              {answer}
            </p>
          </div>
        )}
      </Stack>
      {outcome && <AnswerDialog dispute={dispute} outcome={outcome} onClose={() => setOutcome(null)} />}
    </Panel>
  );
}

/** The way to the proposal of an adjustment while it is open, or what became of it. */
function Decision({ dispute: { state, proposal } }: { readonly dispute: AgentDispute }) {
  const t = useMessages('console');
  if (state !== 'open' || !proposal) return null;
  if (proposal.state === 'open')
    return (
      <p>
        {t('agentDisputes.waits')} <Link to="/proposals">{t('agentRuns.decide')}</Link>
      </p>
    );
  return <p>{t('agentDisputes.declined')}</p>;
}
