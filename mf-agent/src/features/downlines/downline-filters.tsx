import { DOWNLINE_STATES, LINE_SCOPES, SEEN_FILTERS } from '@marquee/contract/agent-line';
import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { ColumnPicker, type ColumnPickerProps } from '@marquee/ui/record';
import { SearchField } from '@marquee/ui/search-field';
import { SelectField } from '@marquee/ui/select';
import styles from './downlines.module.css';
import type { useDownlines } from './use-downlines';

type DownlineFiltersProps = Pick<ReturnType<typeof useDownlines>, 'filters' | 'scope' | 'choose'> & {
  readonly columns: Omit<ColumnPickerProps, 'label'>;
};

const ANY = 'any';

/** Direct downlines or the whole line, and which of them. */
export function DownlineFilters({ filters, scope, choose, columns }: DownlineFiltersProps) {
  const t = useMessages('agent');
  const chosen: Partial<Record<'type' | 'state' | 'seen', string | number>> = {
    ...(typeof filters.type === 'number' && { type: filters.type }),
    ...(filters.state && { state: filters.state }),
    ...(filters.seen && { seen: filters.seen }),
  };
  const select = (name: 'type' | 'state' | 'seen', options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={t(`downlines.${name === 'seen' ? 'lastSeen' : name}`)}
      options={[{ value: ANY, label: t('downlines.any') }, ...options]}
      value={chosen[name]?.toString() ?? ANY}
      onValueChange={(value) => choose({ [name]: value === ANY ? null : value })}
    />
  );
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('downlines.scope')}
        options={LINE_SCOPES.map((value) => ({ value, label: t(`downlines.scopes.${value}`) }))}
        value={scope}
        onValueChange={(value) => choose({ scope: value === 'direct' ? null : value })}
      />
      <SearchField
        label={t('team.account')}
        value={filters.account ?? ''}
        autoComplete="off"
        autoCapitalize="off"
        onSearch={(account) => choose({ account })}
      />
      {select('type', [
        { value: String(MEMBER_TYPE), label: t('team.member') },
        { value: String(AGENT_TYPES[0]), label: t('team.agent') },
      ])}
      {select(
        'state',
        DOWNLINE_STATES.map((value) => ({ value, label: t(`downlines.states.${value}`) })),
      )}
      {select(
        'seen',
        SEEN_FILTERS.map((value) => ({ value, label: t(`downlines.seen.${value}`) })),
      )}
      <ColumnPicker label={t('line.columns')} {...columns} />
    </div>
  );
}
