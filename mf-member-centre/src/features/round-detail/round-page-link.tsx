import { useCall, useMessages } from '@marquee/kit';
import { LinkButton } from '@marquee/ui';
import { ExternalLink } from '@marquee/ui/icons';

/** Leads to the vendor's own page of the round, where the vendor has one. */
export function RoundPageLink({ betId }: { readonly betId: string }) {
  const t = useMessages('member');
  // The address is good for minutes: asked anew whenever the round is opened.
  const { data } = useCall('records.roundPage', { betId }, { staleMs: 0 });
  if (!data?.url) return null;
  return (
    <div>
      <LinkButton
        variant="accent"
        icon={<ExternalLink aria-hidden="true" />}
        href={data.url}
        target="_blank"
        rel="noopener"
      >
        {t('round.page')}
      </LinkButton>
    </div>
  );
}
