import { AGENT_CONTRACT_TYPES, type AgentContractType } from '@marquee/contract/agent-contract';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, Panel } from '@marquee/ui';
import { useState } from 'react';
import styles from './contracts.module.css';
import { EndDialog } from './end-dialog';
import { goesOn, type ShownAgent } from './shown-agent';
import { SignDialog } from './sign-dialog';
import { TermsView } from './terms-view';

interface TopContractsProps {
  readonly brand: string;
  readonly agent: ShownAgent;
}

interface OpenDialog {
  readonly kind: 'sign' | 'end';
  readonly type: AgentContractType;
}

/** The brand's contract of each type with the top of a line: what goes on, and its change or end by two persons. */
export function TopContracts({ brand, agent }: TopContractsProps) {
  const t = useMessages('console');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [round, setRound] = useState(0);
  const openOf = (type: AgentContractType) => agent.received.find((each) => each.type === type && goesOn(each)) ?? null;
  const ends = { onClose: () => setDialog(null), onStartOver: () => setRound(round + 1) };
  return (
    <Panel title={<bdi>{agent.account}</bdi>}>
      <p className={styles.note}>{t('contracts.top')}</p>
      <div className={styles.types}>
        {AGENT_CONTRACT_TYPES.map((type) => {
          const open = openOf(type);
          return (
            <section key={type} className={styles.type} aria-label={t(`contracts.types.${type}`)}>
              <h3>{t(`contracts.types.${type}`)}</h3>
              {open ? (
                <TermsView type={type} terms={open} currency={agent.currency} />
              ) : (
                <p className={styles.note}>{t('contracts.none')}</p>
              )}
              <div className={styles.actions}>
                {agent.proposed.includes(type) ? (
                  <Badge tone="warning">{t('contracts.waiting')}</Badge>
                ) : (
                  <>
                    <Button size="sm" onClick={() => setDialog({ kind: 'sign', type })}>
                      {t(open ? 'contracts.change' : 'contracts.sign')}
                    </Button>
                    {open && (
                      <Button size="sm" variant="ghost" onClick={() => setDialog({ kind: 'end', type })}>
                        {t('contracts.end')}
                      </Button>
                    )}
                  </>
                )}
              </div>
            </section>
          );
        })}
      </div>
      {dialog?.kind === 'sign' && (
        <SignDialog
          key={`${dialog.type} ${round}`}
          brand={brand}
          agent={agent}
          type={dialog.type}
          open={openOf(dialog.type)}
          ends={ends}
        />
      )}
      {dialog?.kind === 'end' && (
        <EndDialog
          key={`${dialog.type} ${round}`}
          brand={brand}
          account={agent.account}
          type={dialog.type}
          open={openOf(dialog.type)}
          ends={ends}
        />
      )}
    </Panel>
  );
}
