import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Panel, Skeleton } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { FileText } from '@marquee/ui/icons';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { FailureState } from '../failure/failure-state';
import forms from '../layout/forms.module.css';
import groups from '../layout/groups.module.css';
import type { useBrandChoice } from '../brand/use-brand-choice';
import { Origin } from './origin';
import type { ProposeEnds } from './propose-dialog';

interface VersionListProps<Version> {
  readonly brandChoice: ReturnType<typeof useBrandChoice>['brandChoice'];
  readonly versions: {
    readonly data: readonly Version[] | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  /** Label of the button that proposes one. */
  readonly newLabel: string;
  /** Title where there is none yet. */
  readonly emptyTitle: string;
  readonly panel: (version: Version) => ReactNode;
  /** The dialog that proposes one. */
  readonly dialog: (versions: readonly Version[], ends: ProposeEnds) => ReactNode;
  /** In front of the versions. */
  readonly children?: ReactNode;
}

/** Versions of a brand's rules, latest first, and the proposal of a new one. */
export function VersionList<Version>(props: VersionListProps<Version>) {
  const { brandChoice, versions, newLabel, emptyTitle, panel, dialog, children } = props;
  const { data, error, refetch } = versions;
  const [isProposing, setProposing] = useState(false);
  const [start, setStart] = useState(0);
  const ends = { onClose: () => setProposing(false), onStartOver: () => setStart(start + 1) };
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Button variant="primary" disabled={!data} onClick={() => setProposing(true)}>
          {newLabel}
        </Button>
      </div>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      {data?.length === 0 && <EmptyState icon={<FileText />} title={emptyTitle} />}
      <div className={groups.versions}>
        {children}
        {data?.map(panel)}
      </div>
      {isProposing && data && <Fragment key={start}>{dialog(data, ends)}</Fragment>}
    </>
  );
}

interface VersionPanelProps {
  readonly of: {
    readonly version: number;
    /** Business day from which it counts. */
    readonly fromDay?: string;
  } & ComponentProps<typeof Origin>['of'];
  /** What the version says. */
  readonly children: ReactNode;
}

/** An approved version, with the two persons and the reason. */
export function VersionPanel({ of, children }: VersionPanelProps) {
  const { version, fromDay } = of;
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  return (
    <Panel
      title={t('points.version', { version: number.format(version) })}
      description={fromDay && t('points.fromDay', { day: fromDay })}
    >
      <div className={groups.versions}>
        {children}
        <Origin of={of} />
      </div>
    </Panel>
  );
}
