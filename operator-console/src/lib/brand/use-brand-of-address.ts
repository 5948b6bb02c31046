import { useParams } from 'react-router-dom';
import { useOperator } from '../session/operator';

/** The brand of the address, or the operator's first one; null for an operator without brands. */
export function useBrandOfAddress(): { readonly brand: string | null; readonly brands: readonly string[] } {
  const { brands } = useOperator();
  const { brand } = useParams();
  return { brands, brand: brand !== undefined && brands.includes(brand) ? brand : (brands[0] ?? null) };
}
