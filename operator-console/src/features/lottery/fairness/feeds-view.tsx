import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Panel } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import styles from '../lottery.module.css';
import { useFeedName } from '../use-feed-name';
import { useGameName } from '../use-games';
import { usePrizeName } from '../lottery-names';
import { Loaded } from '../../../lib/loaded/loaded';

const REFETCH_MS = 15_000;

type Feed = CallValue<'lotteryDraws.feeds'>[number];

/** The feeds of official results: the last message, what is late, what contradicts others. */
export function FeedsView() {
  const t = useMessages('console');
  const read = useRead('lotteryDraws.feeds', {}, REFETCH_MS);
  return (
    <Loaded read={read} height="12rem" empty={{ icon: <Inbox />, title: t('lottery.feeds.none') }}>
      {(feeds) => (
        <Stack gap={5}>
          {feeds.map((feed) => (
            <FeedPanel key={feed.feed} feed={feed} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function FeedPanel({
  feed: { feed, simulated, deliveredAt, fault, faultedAt, waiting, late, contradicted },
}: {
  readonly feed: Feed;
}) {
  const t = useMessages('console');
  const prizeName = usePrizeName();
  const nameOf = useFeedName();
  return (
    <Panel
      title={
        <span className={styles.line}>
          {nameOf(feed)} {simulated && <Badge tone="warning">{t('lottery.simulated')}</Badge>}
          <Badge tone={fault === null ? 'success' : 'danger'}>
            {t(fault === null ? 'lottery.feeds.answers' : 'lottery.feeds.fails')}
          </Badge>
        </span>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t('lottery.feeds.delivered')}</dt>
          <dd>{deliveredAt === null ? t('lottery.feeds.never') : <LocalTime instant={deliveredAt} />}</dd>
        </div>
        {faultedAt !== null && (
          <div>
            <dt>{t('lottery.feeds.faulted')}</dt>
            <dd>
              <LocalTime instant={faultedAt} /> {fault !== null && <code>{fault}</code>}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('lottery.feeds.waiting')}</dt>
          <dd>{waiting}</dd>
        </div>
      </dl>
      <div className={styles.feedLists}>
        <DrawLinks title={t('lottery.feeds.late')} draws={late.map((draw) => ({ ...draw, note: null }))} />
        <DrawLinks
          title={t('lottery.feeds.contradicted')}
          draws={contradicted.map(({ rows, ...draw }) => ({ ...draw, note: rows.map(prizeName).join(', ') }))}
        />
      </div>
    </Panel>
  );
}

interface DrawLinksProps {
  readonly title: string;
  readonly draws: readonly (Omit<Feed['contradicted'][number], 'rows'> & { readonly note: string | null })[];
}

function DrawLinks({ title, draws }: DrawLinksProps) {
  const t = useMessages('console');
  const nameOf = useGameName();
  return (
    <section>
      <h3>{title}</h3>
      {draws.length === 0 && <p className={styles.muted}>{t('lottery.feeds.nothing')}</p>}
      <Stack as="ul" gap={1}>
        {draws.map(({ drawId, gameCode, issue, drawsAt, note }) => (
          <li key={drawId}>
            <Link className={styles.link} to={`/lottery/draws/${drawId}`}>
              {nameOf(gameCode)} {issue}
            </Link>{' '}
            <span className={styles.muted}>
              <LocalTime instant={drawsAt} /> {note}
            </span>
          </li>
        ))}
      </Stack>
    </section>
  );
}
