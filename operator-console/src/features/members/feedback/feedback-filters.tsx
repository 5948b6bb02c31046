import type { FeedbackStatus } from '@marquee/contract/calls/feedback';
import { FEEDBACK_TYPES } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { SearchField } from '@marquee/ui/search-field';
import { SelectField } from '@marquee/ui/select';
import forms from '../../../lib/layout/forms.module.css';
import { useOperator } from '../../../lib/session/operator';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';

const STATUSES: readonly FeedbackStatus[] = ['open', 'answered', 'closed'];

type FilterName = 'brand' | 'status' | 'type' | 'search';

/** The filters of the list, stored in the address. Changing one returns to the first page. */
export function useFeedbackFilter() {
  const { pageNo, valueOf, choose } = useAddressFilter<FilterName>();
  const status = STATUSES.find((name) => name === valueOf('status'));
  const type = FEEDBACK_TYPES.find((kind) => String(kind) === valueOf('type'));
  const filter = {
    pageNo,
    ...(valueOf('brand') && { brand: valueOf('brand') }),
    ...(status && { status }),
    ...(type !== undefined && { type }),
    ...(valueOf('search') && { search: valueOf('search') }),
  };
  return { filter, valueOf, choose };
}

interface FeedbackFiltersProps {
  readonly valueOf: (name: FilterName) => string;
  readonly onChoose: (name: FilterName, value: string) => void;
}

export function FeedbackFilters({ valueOf, onChoose }: FeedbackFiltersProps) {
  const t = useMessages('console');
  const { brands } = useOperator();
  const filters = [
    ['brand', t('remotes.brand'), brands.map((code) => ({ value: code, label: code }))],
    ['status', t('feedback.status'), STATUSES.map((value) => ({ value, label: t(`feedback.state.${value}`) }))],
    [
      'type',
      t('feedback.type'),
      FEEDBACK_TYPES.map((kind) => ({ value: String(kind), label: t(`feedback.kind.${kind}`) })),
    ],
  ] as const;
  return (
    <div className={forms.filters}>
      {filters.map(([name, label, options]) => (
        <SelectField
          key={name}
          label={label}
          options={[{ value: '', label: t('audit.all') }, ...options]}
          value={valueOf(name)}
          onValueChange={(value) => onChoose(name, value)}
        />
      ))}
      <SearchField
        label={t('feedback.search')}
        value={valueOf('search')}
        onSearch={(search) => onChoose('search', search)}
      />
    </div>
  );
}
