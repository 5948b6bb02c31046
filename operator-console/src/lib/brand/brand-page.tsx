import { useMessages } from '@marquee/kit/i18n/use-messages';
import { EmptyState } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { LayoutGrid } from '@marquee/ui/icons';
import { PageHeader, type PageHeaderProps } from '@marquee/ui/page';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrandOfAddress } from './use-brand-of-address';

interface BrandPageProps extends Pick<PageHeaderProps, 'title' | 'description' | 'above'> {
  /** The page of another brand. */
  readonly addressOf: (brand: string) => string;
  readonly className?: string | undefined;
  readonly children: (brand: string) => ReactNode;
}

/** A page about one of the operator's brands, chosen beside the title and kept in the address as `:brand`. */
export function BrandPage({ addressOf, className, children, ...header }: BrandPageProps) {
  const { brand } = useBrandOfAddress();
  if (brand === null) return <NoBrands />;
  return (
    <section className={className}>
      <PageHeader {...header} actions={<BrandOfAddress addressOf={addressOf} />} />
      {children(brand)}
    </section>
  );
}

/** Shown to an operator without brands. */
export function NoBrands() {
  const t = useMessages('console');
  return <EmptyState icon={<LayoutGrid />} title={t('remotes.noBrands')} />;
}

/** The choice of the brand in the address. */
export function BrandOfAddress({ addressOf }: Pick<BrandPageProps, 'addressOf'>) {
  const t = useMessages('console');
  const { brand, brands } = useBrandOfAddress();
  const navigate = useNavigate();
  return (
    <Segmented
      label={t('remotes.brand')}
      options={brands.map((code) => ({ value: code, label: code }))}
      value={brand ?? ''}
      onValueChange={(code) => void navigate(addressOf(code))}
    />
  );
}
