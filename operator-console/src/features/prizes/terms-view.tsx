import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { PrizeKind } from '@marquee/contract/prizes/kinds';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, EmptyState, notify, Panel, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { FileText } from '@marquee/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import { useReason } from '../failure/use-reason';
import { useChange } from '../forms/use-change';
import forms from '../layout/forms.module.css';
import points from '../points/points.module.css';
import { ProposalState } from '../points/proposal-state';
import { useOperator } from '../session/operator';
import { RunsTable } from './runs-table';
import { TermsDialog } from './terms-dialog';
import { TermsFacts } from './terms-facts';

/** Versions of a kind of prizes at a brand, latest first, and the proposal of a new one. */
export function TermsView({ kind }: { readonly kind: PrizeKind }) {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const [isProposing, setProposing] = useState(false);
  const brand = brands.find((code) => code === search.get('brand')) ?? brands[0] ?? '';
  const { data, error, refetch } = useRead('prizesAdmin.versions', { brand, kind });
  return (
    <>
      <div className={forms.filters}>
        <Segmented
          label={t('remotes.brand')}
          value={brand}
          onValueChange={(code) => setSearch({ brand: code })}
          options={brands.map((code) => ({ value: code, label: code }))}
        />
        <Button variant="primary" disabled={!data} onClick={() => setProposing(true)}>
          {t('prizes.newVersion')}
        </Button>
      </div>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {data?.length === 0 && <EmptyState icon={<FileText />} title={t('prizes.noVersions')} />}
      <div className={points.versions}>
        {(kind === 'envelope' || kind === 'raffle') && <RunsTable brand={brand} kind={kind} />}
        {data?.map((version) => (
          <VersionPanel key={version.version} brand={brand} version={version} />
        ))}
      </div>
      {isProposing && data && (
        <TermsDialog
          kind={kind}
          brand={brand}
          current={data.find(({ isInForce }) => isInForce) ?? null}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}

function VersionPanel({ brand, version }: { readonly brand: string; readonly version: PrizeVersion }) {
  const t = useMessages('console');
  const reasonOf = useReason();
  const number = numberFormat(formatLocale(useLanguage()));
  const decide = useChange('prizesAdmin.decide', ({ state }) => t(`points.proposal.${state}`));
  const onError = (error: ApiError) => notify({ tone: 'danger', title: reasonOf(error) });
  const { kind } = version;
  return (
    <Panel title={t('points.version', { version: number.format(version.version) })}>
      <div className={points.versions}>
        {version.isInForce && (
          <p>
            <Badge tone="success">{t('prizes.inForce')}</Badge>
          </p>
        )}
        <TermsFacts version={version} />
        <ProposalState
          proposal={version}
          isPending={decide.isPending}
          onDecide={(approve) => decide.mutate({ brand, kind, version: version.version, approve }, { onError })}
        />
      </div>
    </Panel>
  );
}
