import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Heart } from '@marquee/ui/icons';
import styles from '../gallery.module.css';
import { Story } from '../story';

export function FeedbackStory() {
  return (
    <Story id="feedback" title="Loading, empty, error">
      <div className={styles.grid}>
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
        <div>
          <Skeleton shape="circle" />
          <Skeleton lines={4} />
        </div>
        <Skeleton shape="block" height="10rem" />
      </div>
      <Panel>
        <EmptyState
          icon={<Heart />}
          title="No favourites yet"
          description="Tap the heart on a game and it waits for you here."
          action={<Button variant="accent">Browse games</Button>}
        />
      </Panel>
      <Panel>
        <ErrorState
          title="Promotions are not available right now"
          reason="The rest of the site works. This part loads again when you ask for it."
          retryLabel="Try again"
          onRetry={() => undefined}
          requestId="req-01JD8W3MZQ"
          requestIdLabel="Request"
        />
      </Panel>
    </Story>
  );
}
