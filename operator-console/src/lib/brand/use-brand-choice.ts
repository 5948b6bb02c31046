import { useMessages } from '@marquee/kit/i18n/use-messages';
import { useSearchParams } from 'react-router-dom';
import { useOperator } from '../session/operator';

/** One of the operator's brands, kept in the address; the first one by default. */
export function useBrandChoice() {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const brand = brands.find((code) => code === search.get('brand')) ?? brands[0] ?? '';
  return {
    brand,
    /** For a choice of brands. */
    brandChoice: {
      label: t('remotes.brand'),
      options: brands.map((code) => ({ value: code, label: code })),
      value: brand,
      onValueChange: (code: string) => setSearch({ brand: code }),
    },
  };
}
