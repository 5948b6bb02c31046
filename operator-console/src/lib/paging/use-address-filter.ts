import { pageNumberOf } from '@marquee/kit/records/page-number';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The filters and the page of a list, kept in the address. Changing a filter returns to the first page. */
export function useAddressFilter<Name extends string>(options?: NavigateOptions) {
  const [search, setSearch] = useSearchParams();
  return {
    pageNo: pageNumberOf(search),
    /** Empty: not set. */
    valueOf: (name: Name) => search.get(name) ?? '',
    choose: (name: Name | 'page', value: string) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      }, options),
  };
}
