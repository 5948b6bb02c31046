import { useMessages } from '@marquee/kit/i18n/use-messages';
import { pageNumberOf } from '@marquee/kit/records/page-number';
import { useSearchParams } from 'react-router-dom';
import { useOperator } from '../session/operator';

/** The brand and page of a list, kept in the address. */
export function useBrandPage() {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const brand = search.get('brand') ?? '';
  const pageNo = pageNumberOf(search);
  const ofBrand = brand ? { brand } : {};
  const choose = (nextBrand: string, page: number) =>
    setSearch({ ...(nextBrand && { brand: nextBrand }), ...(page > 1 && { page: String(page) }) });
  return {
    pageNo,
    choosePage: (page: number) => choose(brand, page),
    /** What the call takes. */
    request: { pageNo, ...ofBrand },
    /** The same of every page. */
    ofBrand,
    /** For a choice of brands, all of them first. */
    brandChoice: {
      label: t('remotes.brand'),
      options: [{ value: '', label: t('audit.all') }, ...brands.map((code) => ({ value: code, label: code }))],
      value: brand,
      onValueChange: (code: string) => choose(code, 1),
    },
  };
}
