import type { BrandSettingState } from '@marquee/contract/calls/brand-settings';
import type { SettingField } from '@marquee/contract/setting-fields';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { DataTable } from '@marquee/ui/table';
import { RevisionDialog } from '../../../lib/revision/revision-dialog';
import { fieldsOf, useSettingTexts } from './setting-texts';
import { SettingValue } from './setting-value';
import { isEqual, valueAt } from './setting-values';

export interface Conflict {
  /** What another operator saved meanwhile. */
  readonly theirs: BrandSettingState;
  /** What this operator wanted to save. */
  readonly mine: unknown;
}

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly currency: string;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}

/** Somebody else has changed the setting meanwhile: both versions where they differ, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, currency, onTakeTheirs, onSaveMine, onClose } = props;
  const { theirs, mine } = conflict;
  const t = useMessages('console');
  const texts = useSettingTexts(theirs.setting);
  const differing = fieldsOf(theirs.setting).filter(
    ({ path }) => !isEqual(valueAt(theirs.value, path), valueAt(mine, path)),
  );
  const column = (id: 'theirs' | 'mine', value: unknown) => ({
    id,
    header: t(`revision.${id}`),
    cell: (field: SettingField) => (
      <SettingValue field={field} value={valueAt(value, field.path)} texts={texts} currency={currency} />
    ),
  });
  const nameOf = (field: SettingField) =>
    [field.group === null ? null : texts.legend(field.group), texts.label(field)].filter(Boolean).join(' · ');
  return (
    <RevisionDialog action="save" onTakeTheirs={onTakeTheirs} onKeepMine={onSaveMine} onClose={onClose}>
      <DataTable<SettingField>
        caption={t('proposals.changes')}
        density="dense"
        rows={differing}
        rowKey={({ path }) => path}
        columns={[
          { id: 'name', header: t('proposals.value'), rowHeader: true, cell: nameOf },
          column('theirs', theirs.value),
          column('mine', mine),
        ]}
      />
    </RevisionDialog>
  );
}
