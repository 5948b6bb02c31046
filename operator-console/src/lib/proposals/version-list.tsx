import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { FileText } from '@marquee/ui/icons';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import forms from '../layout/forms.module.css';
import groups from '../layout/groups.module.css';
import type { useBrandChoice } from '../brand/use-brand-choice';
import { Loaded, type Read } from '../loaded/loaded';
import { Origin } from './origin';
import type { ProposeEnds } from './propose-dialog';

interface VersionListProps<Version> {
  readonly brandChoice: ReturnType<typeof useBrandChoice>['brandChoice'];
  readonly versions: Read<readonly Version[]>;
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
  const { data } = versions;
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
      <div className={groups.versions}>
        {children}
        <Loaded read={versions} height="16rem" empty={{ icon: <FileText />, title: emptyTitle }}>
          {(list) => <>{list.map(panel)}</>}
        </Loaded>
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
