import type { SortBy } from '@marquee/contract/calls/field-schemas';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { pageNumberOf } from '@marquee/kit/records/page-number';
import { useSearchParams } from 'react-router-dom';
import { useOperator } from '../session/operator';
import type { ListSort } from './paged-table';
import { sortOf } from './sort-of';

/** The brand, page and sort order of a list, kept in the address. @param sorts columns by which the call sorts it */
export function useBrandPage<const Column extends string = never>(sorts: readonly Column[] = []) {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const brand = search.get('brand') ?? '';
  const pageNo = pageNumberOf(search);
  const ofBrand = brand ? { brand } : {};
  const sorted: SortBy<Column> | undefined = sortOf(sorts, search.get('sort') ?? '');
  const choose = (next: { readonly brand?: string; readonly sort?: string; readonly page?: number }) => {
    const page = String(next.page ?? 1);
    const wanted = { brand: next.brand ?? brand, sort: next.sort ?? sorted ?? '', page: page === '1' ? '' : page };
    setSearch(Object.entries(wanted).filter(([, value]) => value !== ''));
  };
  const sort: ListSort = { columns: sorts, value: sorted ?? '', onChange: (value) => choose({ sort: value }) };
  return {
    pageNo,
    choosePage: (page: number) => choose({ page }),
    sort,
    /** What the call takes. */
    request: { pageNo, ...ofBrand, ...(sorted && { sort: sorted }) },
    /** The same of every page. */
    ofBrand,
    /** For a choice of brands, all of them first. */
    brandChoice: {
      label: t('remotes.brand'),
      options: [{ value: '', label: t('audit.all') }, ...brands.map((code) => ({ value: code, label: code }))],
      value: brand,
      onValueChange: (code: string) => choose({ brand: code }),
    },
  };
}
