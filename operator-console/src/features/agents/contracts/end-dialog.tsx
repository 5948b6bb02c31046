import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { ContractEffect } from '@marquee/contract/calls/contract';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import type { ProposeEnds } from '../../../lib/proposals/propose-dialog';
import { ReasonField } from '../../../lib/reason/reason-field';
import { EffectNote } from './effect-note';
import type { ShownContract } from './shown-agent';
import { usePropose } from './use-propose';

interface EndDialogProps {
  readonly brand: string;
  readonly account: string;
  readonly type: AgentContractType;
  /** The contract that goes on. */
  readonly open: ShownContract | null;
  readonly ends: ProposeEnds;
}

/** First what the end of the brand's contract does, then its proposal with a reason. */
export function EndDialog({ brand, account, type, open, ends: { onClose } }: EndDialogProps) {
  const t = useMessages('console');
  const { preview, propose } = usePropose(onClose);
  const [effect, setEffect] = useState<ContractEffect | null>(null);
  const [revision] = useState(open?.id ?? null);
  const change = { brand, account, type, terms: null };
  const consoleForm = useConsoleForm({ reason: '' }, async ({ reason }) => {
    if (effect === null) return setEffect((await preview(change)).effect);
    return propose({ ...change, revision, reason });
  });
  return (
    <FormDialog
      title={t('contracts.endTitle', { type: t(`contracts.types.${type}`), account })}
      action={t(effect === null ? 'contracts.preview' : 'contracts.propose')}
      isDangerous={effect !== null}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      {effect === null ? <p>{t('contracts.endText')}</p> : <EffectNote effect={effect} />}
      {effect && <ReasonField form={consoleForm.form} />}
    </FormDialog>
  );
}
