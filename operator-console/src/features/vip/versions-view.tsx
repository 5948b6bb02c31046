import type { CallValue } from '@marquee/contract/calls/index';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, notify, Panel, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { FileText } from '@marquee/ui/icons';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import { useReason } from '../failure/use-reason';
import { useChange } from '../forms/use-change';
import forms from '../layout/forms.module.css';
import points from '../points/points.module.css';
import { ProposalState } from '../points/proposal-state';
import { useOperator } from '../session/operator';

/** Rules that are kept in versions: the calls that list and decide them. */
const CALLS = {
  vipAdmin: { list: 'vipAdmin.rules', decide: 'vipAdmin.decideRules' },
  rebatesAdmin: { list: 'rebatesAdmin.rules', decide: 'rebatesAdmin.decideRules' },
} as const;
type Kind = keyof typeof CALLS;
type VersionOf<Of extends Kind> = CallValue<(typeof CALLS)[Of]['list']>[number];

interface VersionsViewProps<Of extends Kind> {
  readonly of: Of;
  /** Label of the button that proposes one. */
  readonly newLabel: string;
  /** What a version says. */
  readonly terms: (version: VersionOf<Of>) => ReactNode;
  /** The dialog that proposes one. @param current the version to start from */
  readonly dialog: (brand: string, current: VersionOf<Of> | null, onClose: () => void) => ReactNode;
}

/** Versions of a brand's rules, latest first, with the decision of a proposal and the proposal of a new one. */
export function VersionsView<Of extends Kind>({ of, newLabel, terms, dialog }: VersionsViewProps<Of>) {
  const t = useMessages('console');
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const [isProposing, setProposing] = useState(false);
  const brand = brands.find((code) => code === search.get('brand')) ?? brands[0] ?? '';
  const { data, error, refetch } = useRead(CALLS[of].list, { brand });
  const versions = data as readonly VersionOf<Of>[] | undefined;
  return (
    <>
      <div className={forms.filters}>
        <Segmented
          label={t('remotes.brand')}
          value={brand}
          onValueChange={(code) => setSearch({ brand: code })}
          options={brands.map((code) => ({ value: code, label: code }))}
        />
        <Button variant="primary" disabled={!versions} onClick={() => setProposing(true)}>
          {newLabel}
        </Button>
      </div>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {versions?.length === 0 && <EmptyState icon={<FileText />} title={t('vip.noVersions')} />}
      <div className={points.versions}>
        {versions?.map((version) => (
          <VersionPanel key={version.version} of={of} brand={brand} version={version}>
            {terms(version)}
          </VersionPanel>
        ))}
      </div>
      {isProposing &&
        versions &&
        dialog(brand, versions.find(({ state }) => state === 'approved') ?? null, () => setProposing(false))}
    </>
  );
}

interface VersionPanelProps {
  readonly of: Kind;
  readonly brand: string;
  readonly version: VersionOf<Kind>;
  readonly children: ReactNode;
}

function VersionPanel({ of, brand, version: rules, children }: VersionPanelProps) {
  const t = useMessages('console');
  const reasonOf = useReason();
  const number = numberFormat(formatLocale(useLanguage()));
  const decide = useChange(CALLS[of].decide, ({ state }) => t(`points.proposal.${state}`));
  const onError = (error: ApiError) => notify({ tone: 'danger', title: reasonOf(error) });
  const { version, fromDay } = rules;
  return (
    <Panel
      title={t('points.version', { version: number.format(version) })}
      description={fromDay === null ? undefined : t('points.fromDay', { day: fromDay })}
    >
      <div className={points.versions}>
        {children}
        <ProposalState
          proposal={rules}
          isPending={decide.isPending}
          onDecide={(approve) => decide.mutate({ brand, version, approve }, { onError })}
        />
      </div>
    </Panel>
  );
}
