import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, EmptyState, Panel } from '@marquee/ui';
import { ArrowLeftRight, Users } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { useState } from 'react';
import { AccountSearch, type SearchedAccount } from '../../../lib/account/account-search';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { DownlineTable } from './downline-table';
import { EndDialog } from './end-dialog';
import { FarmedPlayPanel } from './farmed-play-panel';
import { GroupDialog } from './group-dialog';
import { HistoryTable } from './history-table';
import styles from './lines.module.css';
import { isAgentType, LinePlace, type ShownLine } from './line-place';
import { SignsPanel } from './signs-panel';
import { MoveDialog } from './move-dialog';

/** `/lines/:brand?`: where a member stands, since when, and moves to other lines; `?account=` says who. */
export default function LinesPage() {
  const t = useMessages('console');
  return (
    <BrandPage title={t('lines.title')} description={t('lines.description')} addressOf={(brand) => `/lines/${brand}`}>
      {(brand) => <Explorer key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Explorer({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  return (
    <AccountSearch
      label={t('lines.account')}
      action={t('lines.find')}
      start={<EmptyState icon={<Users />} title={t('lines.start')} />}
    >
      {(searched) => <Found key={searched.account} brand={brand} {...searched} />}
    </AccountSearch>
  );
}

interface FoundProps extends SearchedAccount {
  readonly brand: string;
}

function Found({ brand, account, pageNo, onPage }: FoundProps) {
  const t = useMessages('console');
  const read = useRead('lines.show', { brand, account });
  if (read.error?.code === 'not_found' && !read.data) return <EmptyState icon={<Users />} title={t('lines.unknown')} />;
  return (
    <Loaded read={read} height="16rem">
      {(line) => <Line brand={brand} line={line} pageNo={pageNo} onPage={onPage} />}
    </Loaded>
  );
}

interface LineProps extends Omit<FoundProps, 'account'> {
  readonly line: ShownLine;
}

function Line({ brand, line, pageNo, onPage }: LineProps) {
  const t = useMessages('console');
  const [dialog, setDialog] = useState<'move' | 'group' | 'end' | null>(null);
  const close = () => setDialog(null);
  const { isMoving, uplines, mostGroup } = line;
  const actions = (
    <span className={styles.actions}>
      {isMoving && <Badge tone="warning">{t('lines.waiting')}</Badge>}
      {uplines.length === 0 && mostGroup !== null && (
        <Button size="sm" variant="ghost" onClick={() => setDialog('group')}>
          {t('lines.setGroup')}
        </Button>
      )}
      {isAgentType(line.type) && (
        <Button size="sm" variant="ghost" onClick={() => setDialog('end')}>
          {t('agentEnds.end')}
        </Button>
      )}
      {!isMoving && (
        <Button size="sm" icon={<ArrowLeftRight aria-hidden="true" />} onClick={() => setDialog('move')}>
          {t('lines.move')}
        </Button>
      )}
    </span>
  );
  return (
    <Stack gap={5}>
      <Panel title={<bdi>{line.account}</bdi>} actions={actions}>
        <LinePlace brand={brand} line={line} />
      </Panel>
      <DownlineTable brand={brand} account={line.account} pageNo={pageNo} onPage={onPage} />
      <SignsPanel brand={brand} account={line.account} />
      <FarmedPlayPanel brand={brand} account={line.account} />
      <Panel title={t('lines.history')} padding="none">
        <HistoryTable history={line.history} />
      </Panel>
      {dialog === 'move' && <MoveDialog brand={brand} account={line.account} onClose={close} />}
      {dialog === 'end' && <EndDialog brand={brand} account={line.account} onClose={close} />}
      {dialog === 'group' && <GroupDialog brand={brand} line={line} onClose={close} />}
    </Stack>
  );
}
