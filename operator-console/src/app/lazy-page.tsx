import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ErrorState, Skeleton } from '@marquee/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { PAGE_LOADERS, type PageName } from './page-loaders';

const PAGES = Object.fromEntries(
  Object.entries(PAGE_LOADERS).map(([name, load]) => [name, lazy(() => load().catch(() => ({ default: NotLoaded })))]),
) as Readonly<Record<string, ComponentType>> as Readonly<Record<PageName, ComponentType>>;

/** A page of the console in a chunk of its own; a skeleton until that has come, also after the page before it. */
export function LazyPage({ name }: { readonly name: PageName }) {
  const Page = PAGES[name];
  return (
    <Suspense key={name} fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height="20rem" />
    </div>
  );
}

function NotLoaded() {
  const t = useMessages('console');
  return (
    <ErrorState
      title={t('failure.title')}
      reason={t('errors.network_abnormal')}
      retryLabel={t('failure.retry')}
      onRetry={() => location.reload()}
    />
  );
}
