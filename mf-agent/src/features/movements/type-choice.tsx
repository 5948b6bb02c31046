import { useMessages } from '@marquee/kit';
import { SelectField } from '@marquee/ui/select';
import type { ShownMovement } from './movement-types';

interface TypeChoiceProps {
  readonly types: readonly ShownMovement[];
  readonly type: ShownMovement | undefined;
  readonly onChoose: (type: string | null) => void;
}

/** One type of movements, or all. */
export function TypeChoice({ types, type, onChoose }: TypeChoiceProps) {
  const t = useMessages('agent');
  return (
    <SelectField
      label={t('details.type')}
      labelHidden
      size="sm"
      value={type ?? 'all'}
      onValueChange={(value) => onChoose(value === 'all' ? null : value)}
      options={[
        { value: 'all', label: t('details.allTypes') },
        ...types.map((value) => ({ value, label: t(`movements.${value}`) })),
      ]}
    />
  );
}
