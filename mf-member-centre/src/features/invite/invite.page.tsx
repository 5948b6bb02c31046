import { pageNumberOf, useCall, useFailureTexts, useMessages, usePageTitle, usePagingTexts } from '@marquee/kit';
import { ErrorState, Panel } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { Pagination } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';
import styles from './invite.module.css';
import { InvitedFriends } from './invited-friends';
import { ShareLink } from './share-link';

/** `/member/invite`: the referral link and the friends who registered with it; the page number is in the address. */
export default function InvitePage() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  usePageTitle(t('invite.title'));
  const [search, setSearch] = useSearchParams();
  const pageNo = pageNumberOf(search);
  const { data, error, isPending, refetch, isFetching } = useCall(
    'member.invitations',
    { pageNo },
    { keepPrevious: true },
  );
  const invited = data?.invited;
  return (
    <section className={styles.page}>
      <PageHeader title={t('invite.title')} description={t('invite.description')} />
      {error && !data ? (
        <Panel>
          <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      ) : (
        <>
          <ShareLink code={data?.referralCode} />
          <InvitedFriends friends={invited?.content ?? []} loading={isPending} />
          {invited && invited.totalElements > 0 && (
            <Pagination
              {...pagingTexts(invited)}
              page={pageNo}
              onPageChange={(page) => setSearch(page > 1 ? { page: String(page) } : {})}
            />
          )}
        </>
      )}
    </section>
  );
}
