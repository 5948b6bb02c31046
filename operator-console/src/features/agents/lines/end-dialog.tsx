import type { AgentEndObstacle } from '@marquee/contract/calls/agent-ends';
import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Money, notify } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useClient, useRead } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { FactList } from '../../../lib/layout/fact-list';
import { Loaded } from '../../../lib/loaded/loaded';
import { ReasonField } from '../../../lib/reason/reason-field';
import { contractsAddress } from '../contracts/agent-contracts';
import { lineAddress } from './line-place';
import styles from './lines.module.css';
import { useLineFormat } from './use-line-format';

type End = CallValue<'agentEnds.preview'>;

interface EndDialogProps {
  readonly brand: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** First what stands against the end of agent status; where nothing does, what ends, and the proposal with a reason. */
export function EndDialog({ brand, account, onClose }: EndDialogProps) {
  const t = useMessages('console');
  const read = useRead('agentEnds.preview', { brand, account });
  const end = read.data;
  if (end && !end.isProposed && end.obstacles.length === 0)
    return <EndForm brand={brand} end={end} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={t('agentEnds.title', { account })} closeLabel={t('close')}>
      <Loaded read={read} height="10rem">
        {(shown) => <Against brand={brand} end={shown} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface PartProps extends Pick<EndDialogProps, 'brand' | 'onClose'> {
  readonly end: End;
}

/** Where each of them can be settled. */
const PLACES: Readonly<Record<AgentEndObstacle, (brand: string, account: string) => string>> = {
  downlines: lineAddress,
  contracts: contractsAddress,
  periods: (brand) => `/agent-runs/${brand}`,
  bills: (brand) => `/agent-runs/${brand}`,
  rests: (brand) => `/agent-runs/${brand}`,
  adjustments: (brand) => `/agent-adjustments/${brand}?state=open`,
  disputes: (brand) => `/agent-disputes/${brand}?state=open`,
  holds: (brand) => `/agent-holds/${brand}?state=open`,
  proposals: () => '/proposals/open',
};

function Against({ brand, end: { account, isProposed, obstacles }, onClose }: PartProps) {
  const t = useMessages('console');
  const { number } = useLineFormat();
  if (isProposed) return <p role="status">{t('agentEnds.proposed')}</p>;
  return (
    <div role="status" className={styles.changes}>
      <p>{t('agentEnds.against')}</p>
      <ul>
        {obstacles.map(({ name, count }) => (
          <li key={name}>
            <Link to={PLACES[name](brand, account)} onClick={onClose}>
              {t(`agentEnds.obstacle.${name}`)}
            </Link>
            : {number(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EndForm({ brand, end, onClose }: PartProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const { number } = useLineFormat();
  const { account, upline, float, currency, subUsers, links, reports } = end;
  const consoleForm = useConsoleForm({ reason: '' }, async ({ reason }) => {
    try {
      await client.call('agentEnds.propose', { brand, account, reason });
      notify({ tone: 'success', title: t('agentEnds.done', { account }) });
      onClose();
    } finally {
      // What was refused has come since the form was opened: it is shown then.
      void queryClient.invalidateQueries({ queryKey: ['agentEnds.preview'] });
    }
  });
  return (
    <FormDialog
      title={t('agentEnds.title', { account })}
      description={t('agentEnds.text')}
      action={t('agentEnds.propose')}
      isDangerous
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <FactList
        facts={[
          [t('agentEnds.upline'), <bdi key="upline">{upline ?? t('agentEnds.noUpline')}</bdi>],
          [t('agentEnds.float'), <Money key="float" amount={float} currency={currency} />],
          [t('agentEnds.subUsers'), number(subUsers)],
          [t('agentEnds.links'), number(links)],
          [t('agentEnds.reports'), number(reports)],
        ]}
      />
      <ReasonField form={consoleForm.form} />
    </FormDialog>
  );
}
