import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, EmptyState, Panel } from '@marquee/ui';
import { ArrowLeft, SearchX } from '@marquee/ui/icons';
import { Row } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { DataTable } from '@marquee/ui/table';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { OpenAlerts } from '../roll-outs/open-alerts';
import { Loaded } from '../../../lib/loaded/loaded';
import type { BrandRemote } from './brand-remote';
import { type Change, changesOfRemote } from './change';
import { ChangeDialog } from './change-dialog';
import { PreviewDialog } from './preview-dialog';
import { RemoteHealth } from './health/remote-health';
import { OffNotices } from './remote-columns';
import styles from './remotes.module.css';
import { useVersionColumns, type VersionRow } from './version-columns';

const REFETCH_MS = 15_000;

/** `/remotes/:brand/:remote`: the releases of one remote, their load results and their actions. */
export function RemotePage() {
  const t = useMessages('console');
  const { brand = '', remote: name = '' } = useParams();
  const read = useRead('remotes.list', { brand }, REFETCH_MS);
  const back = (
    <Link to={`/remotes/${brand}`} className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {t('remote.back', { brand })}
    </Link>
  );
  const frame = (state: ReactNode) => (
    <section>
      <PageHeader title={name} above={back} />
      {state}
    </section>
  );
  return (
    <Loaded read={read} height="20rem" frame={frame}>
      {(remotes) => {
        const remote = remotes.find((candidate) => candidate.remote === name);
        if (remote) return <Releases brand={brand} remote={remote} back={back} />;
        return frame(<EmptyState icon={<SearchX />} title={t('remote.unknown', { remote: name, brand })} />);
      }}
    </Loaded>
  );
}

interface ReleasesProps {
  readonly brand: string;
  readonly remote: BrandRemote;
  readonly back: ReactNode;
}

function Releases({ brand, remote, back }: ReleasesProps) {
  const t = useMessages('console');
  const [pendingChange, setPendingChange] = useState<Change | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const actions = (
    <Row as="span" gap={2}>
      {changesOfRemote(remote).map((change) => (
        <Button key={change.kind} onClick={() => setPendingChange(change)}>
          {t(`change.${change.kind}.action`)}
        </Button>
      ))}
    </Row>
  );
  const title = (
    <span className={styles.line}>
      {remote.remote} {!remote.enabled && <Badge tone="danger">{t('remotes.off')}</Badge>}
    </span>
  );
  return (
    <section>
      <PageHeader above={back} title={title} description={t('remote.description', { brand })} actions={actions} />
      <OpenAlerts brand={brand} remote={remote.remote} />
      {!remote.enabled && (
        <div className={styles.notice}>
          <p>{t('remote.isOff')}</p>
          <OffNotices notices={remote.offNotices} />
        </div>
      )}
      {remote.pinned !== null && <p className={styles.notice}>{t('remote.pinned', { version: remote.pinned })}</p>}
      <Panel padding="none">
        <DataTable<VersionRow>
          caption={t('remote.caption', { remote: remote.remote })}
          columns={useVersionColumns(remote, setPendingChange, setPreviewed)}
          rows={remote.versions}
          rowKey={({ version }) => version}
          empty={<EmptyState compact title={t('remote.empty')} />}
        />
      </Panel>
      <RemoteHealth brand={brand} remote={remote} refetchMs={REFETCH_MS} />
      {previewed !== null && (
        <PreviewDialog brand={brand} remote={remote.remote} version={previewed} onClose={() => setPreviewed(null)} />
      )}
      {pendingChange && (
        <ChangeDialog brand={brand} remote={remote} change={pendingChange} onClose={() => setPendingChange(null)} />
      )}
    </section>
  );
}
