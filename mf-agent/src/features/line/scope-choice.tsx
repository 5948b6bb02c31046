import { LINE_SCOPES, type LineScope } from '@marquee/contract/agent-figures';
import { useMessages } from '@marquee/kit';
import { SelectField } from '@marquee/ui/select';

interface ScopeChoiceProps {
  readonly scope: LineScope;
  readonly onChoose: (scope: string | null) => void;
}

/** Whether figures are of each member with everybody below, or of the member alone. */
export function ScopeChoice({ scope, onChoose }: ScopeChoiceProps) {
  const t = useMessages('agent');
  return (
    <SelectField
      label={t('line.scopeLabel')}
      labelHidden
      size="sm"
      value={scope}
      onValueChange={(value) => onChoose(value === 'line' ? null : value)}
      options={LINE_SCOPES.map((value) => ({ value, label: t(`line.scope.${value}`) }))}
    />
  );
}
