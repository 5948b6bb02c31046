import { useMessages } from '@marquee/kit';
import { Breadcrumbs as Trail } from '@marquee/ui/page';
import { ShellLink } from '../../lib/shell-link';

interface BreadcrumbsProps {
  /** Between the home page and the page itself. */
  readonly above?: readonly { readonly to: string; readonly label: string }[];
  readonly here: string;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ above = [], here }: BreadcrumbsProps) {
  const t = useMessages('shell');
  const links = [{ to: '/', label: t('home.title') }, ...above];
  return (
    <Trail
      label={t('content.breadcrumbs')}
      ancestors={links.map(({ to, label }) => ({ id: to, link: <ShellLink to={to}>{label}</ShellLink> }))}
      current={here}
    />
  );
}
