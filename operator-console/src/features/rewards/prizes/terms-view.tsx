import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { useRead } from '../../../lib/calls';
import { useBrandChoice } from '../../../lib/brand/use-brand-choice';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { VersionList, VersionPanel } from '../../../lib/proposals/version-list';
import { RunsTable } from './runs-table';
import { TermsDialog } from './terms-dialog';
import { TermsFacts } from './terms-facts';

/** Versions of a kind of prizes at a brand, latest first, and the proposal of a new one. */
export function TermsView({ kind }: { readonly kind: PrizeKind }) {
  const t = useMessages('console');
  const { brand, brandChoice } = useBrandChoice();
  return (
    <VersionList
      brandChoice={brandChoice}
      versions={useRead('prizesAdmin.versions', { brand, kind })}
      newLabel={t('prizes.newVersion')}
      emptyTitle={t('prizes.noVersions')}
      panel={(version) => <TermsPanel key={version.version} terms={version} />}
      dialog={(versions, ends) => (
        <TermsDialog
          kind={kind}
          brand={brand}
          current={versions.find(({ isInForce }) => isInForce) ?? null}
          ends={ends}
        />
      )}
    >
      <ProposalList key={brand} request={{ kind: 'prize-terms', subject: kind, brand }} />
      {(kind === 'envelope' || kind === 'raffle') && <RunsTable brand={brand} kind={kind} />}
    </VersionList>
  );
}

function TermsPanel({ terms }: { readonly terms: PrizeVersion }) {
  const t = useMessages('console');
  const { isInForce } = terms;
  return (
    <VersionPanel of={terms}>
      {isInForce && (
        <p>
          <Badge tone="success">{t('prizes.inForce')}</Badge>
        </p>
      )}
      <TermsFacts version={terms} />
    </VersionPanel>
  );
}
