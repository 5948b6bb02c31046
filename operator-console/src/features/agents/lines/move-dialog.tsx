import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { TextField } from '@marquee/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../lib/calls';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { FactList } from '../../../lib/layout/fact-list';
import { ReasonField } from '../../../lib/reason/reason-field';
import styles from './lines.module.css';
import { useLineFormat } from './use-line-format';

type Move = CallValue<'lines.previewMove'>;

interface MoveDialogProps {
  readonly brand: string;
  readonly account: string;
  readonly onClose: () => void;
}

/** First what a move changes, then its proposal with a reason: another operator decides. */
export function MoveDialog({ brand, account, onClose }: MoveDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const [move, setMove] = useState<Move | null>(null);
  const consoleForm = useConsoleForm({ upline: '', reason: '' }, async ({ upline: typed, reason }) => {
    const upline = typed.trim();
    if (move === null)
      return setMove(await client.call('lines.previewMove', { brand, account, ...(upline && { upline }) }));
    await client.call('lines.proposeMove', { brand, account, upline: move.toUpline, reason });
    notify({ tone: 'success', title: t('lines.proposed', { account }) });
    void queryClient.invalidateQueries({ queryKey: ['lines.show'] });
    return onClose();
  });
  const { form } = consoleForm;
  return (
    <FormDialog
      title={t('lines.moveTitle', { account })}
      action={t(move === null ? 'lines.preview' : 'lines.propose')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <TextField
        {...form.register('upline', { onChange: () => setMove(null) })}
        label={t('lines.newUpline')}
        hint={t('lines.newUplineHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {move && <Changes move={move} />}
      {move && <ReasonField form={form} />}
    </FormDialog>
  );
}

function Changes({ move }: { readonly move: Move }) {
  const t = useMessages('console');
  const { day, number } = useLineFormat();
  const { fromUpline, toUpline, fromDay, members, groups, inherited, contracts } = move;
  return (
    <div role="status" className={styles.changes}>
      <FactList
        facts={[
          [t('lines.fromUpline'), <bdi key="from">{fromUpline ?? t('lines.top')}</bdi>],
          [t('lines.toUpline'), <bdi key="to">{toUpline ?? t('lines.top')}</bdi>],
          [t('lines.holdsFrom'), day(fromDay)],
          [t('lines.moving'), number(members)],
        ]}
      />
      {groups.length === 0 ? <p>{t('lines.nothingSinks')}</p> : <h3>{t('lines.sinks')}</h3>}
      {groups.length > 0 && (
        <ul>
          {groups.map(({ account, from, to }) => (
            <li key={account}>
              <bdi>{account}</bdi>: <bdi>{`${from} → ${to}`}</bdi>
            </li>
          ))}
        </ul>
      )}
      {inherited && (
        <p>
          {t('lines.inheritsNote', {
            account: move.account,
            from: String(inherited.from),
            to: String(inherited.to),
          })}
        </p>
      )}
      {contracts.length === 0 ? <p>{t('lines.nothingEnds')}</p> : <h3>{t('lines.ends')}</h3>}
      {contracts.length > 0 && (
        <ul>
          {contracts.map(({ upline, downline, type }) => (
            <li key={`${type} ${upline} ${downline}`}>
              {t(`lines.contract.${type}`)}: <bdi>{`${upline ?? t('lines.brand')} › ${downline}`}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
