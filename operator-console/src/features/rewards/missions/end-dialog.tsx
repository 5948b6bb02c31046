import type { CallValue } from '@marquee/contract/calls/index';
import type { AdminMission } from '@marquee/contract/calls/missions-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useChange } from '../../../lib/forms/use-change';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { ReasonField } from '../../../lib/reason/reason-field';
import { useMissionTexts } from './use-mission-texts';

interface EndDialogProps {
  readonly brand: string;
  readonly list: CallValue<'missionsAdmin.list'>;
  readonly mission: AdminMission;
  readonly onClose: () => void;
}

/** Proposes the end of a mission, with its period. */
export function EndDialog({ brand, list: { currency }, mission: { missionId, terms }, onClose }: EndDialogProps) {
  const t = useMessages('console');
  const [changeId] = useState(newUuid);
  const { title } = useMissionTexts(currency);
  const change = useChange('missionsAdmin.propose', () => t('missions.proposed'), onClose);
  const consoleForm = useConsoleForm({ reason: '' }, ({ reason }) =>
    change.mutateAsync({ changeId, brand, kind: 'end', missionId, reason }),
  );
  return (
    <FormDialog
      isDangerous
      title={t('missions.endOf', { mission: title(terms) })}
      description={t('missions.endText')}
      action={t('points.propose')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <ReasonField form={consoleForm.form} />
    </FormDialog>
  );
}
