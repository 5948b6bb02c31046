import type { CallValue } from '@marquee/contract/calls/index';
import type { Payee } from '@marquee/contract/entities/withdrawal';
import { refreshCall, useCallMutation, useFormat, useMessages, useShell } from '@marquee/kit';
import { Badge, Button, EmptyState, IconButton, Panel } from '@marquee/ui';
import { Landmark, Plus, Smartphone, Trash2 } from '@marquee/ui/icons';
import { useId, useState } from 'react';
import { ChoiceCard, ChoiceLine } from '../choice-card/choice-card';
import { AddPayeeDialog } from './add-payee-dialog';
import { ChangePasswordDialog } from './change-password-dialog';
import styles from './payees.module.css';

interface PayeePanelProps {
  readonly overview: CallValue<'payees.list'>;
  readonly selectedId: string | null;
  readonly onChoose: (payeeId: string) => void;
  /** Length of a withdraw password. */
  readonly digits: number;
}

/** The member's withdrawal accounts: select, add and remove. */
export function PayeePanel({ overview, selectedId, onChoose, digits }: PayeePanelProps) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const [open, setOpen] = useState<'add' | 'password' | null>(null);
  const name = useId();
  const { payees, most } = overview;
  const add = (
    <Button variant="secondary" size="sm" onClick={() => setOpen('add')} disabled={payees.length >= most}>
      <Plus aria-hidden="true" />
      {t('payees.add')}
    </Button>
  );
  return (
    <Panel title={t('payees.title')} actions={add} description={t('payees.most', { count: most, most: number(most) })}>
      {payees.length === 0 ? (
        <EmptyState compact icon={<Landmark />} title={t('payees.none')} description={t('payees.noneHint')} />
      ) : (
        <div className={styles.cards} role="radiogroup" aria-label={t('payees.title')}>
          {payees.map((payee) => (
            <PayeeCard
              key={payee.payeeId}
              payee={payee}
              name={name}
              isSelected={payee.payeeId === selectedId}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
      <Button variant="ghost" size="sm" onClick={() => setOpen('password')}>
        {t('withdrawPassword.change')}
      </Button>
      {open === 'add' && <AddPayeeDialog holderName={overview.holderName} onClose={() => setOpen(null)} />}
      {open === 'password' && <ChangePasswordDialog digits={digits} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

interface PayeeCardProps {
  readonly payee: Payee;
  readonly name: string;
  readonly isSelected: boolean;
  readonly onChoose: (payeeId: string) => void;
}

function PayeeCard({ payee, name, isSelected, onChoose }: PayeeCardProps) {
  const t = useMessages('wallet');
  const { dateTime } = useFormat();
  const { confirm } = useShell();
  const remove = useCallMutation('payees.remove');
  const { payeeId, institutionName, number, holder, usableFrom, kind } = payee;
  const account = `${institutionName} ${number}`;
  const confirmRemoval = async () => {
    const sure = await confirm({
      title: t('payees.removeTitle'),
      message: t('payees.removeText', { account }),
      confirmLabel: t('payees.removeConfirm'),
      cancelLabel: t('withdrawal.confirm.cancel'),
      danger: true,
    });
    if (sure) remove.mutate({ payeeId }, { onSettled: () => void refreshCall('payees.list') });
  };
  return (
    <ChoiceCard
      name={name}
      checked={isSelected}
      disabled={usableFrom !== null}
      icon={kind === 'bank' ? <Landmark /> : <Smartphone />}
      title={institutionName}
      onChoose={() => onChoose(payeeId)}
      tool={
        <IconButton
          size="sm"
          icon={<Trash2 />}
          label={t('payees.remove', { account })}
          disabled={remove.isPending}
          onClick={() => void confirmRemoval()}
        />
      }
    >
      <ChoiceLine>
        <bdi>{number}</bdi> · <bdi>{holder}</bdi>
      </ChoiceLine>
      {usableFrom && <Badge tone="warning">{t('payees.onHold', { when: dateTime(usableFrom) })}</Badge>}
    </ChoiceCard>
  );
}
