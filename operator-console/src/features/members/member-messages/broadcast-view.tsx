import type { Broadcast } from '@marquee/contract/calls/broadcasts';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { useReload } from '../../../lib/revision/use-reload';
import { BroadcastEditor } from './broadcast-editor';
import { BroadcastProgress } from './broadcast-progress';
import type { BroadcastPlace } from './use-broadcast-form';

const REFETCH_MS = 3_000;

interface BroadcastViewProps extends BroadcastPlace {
  /** Begun on this page: it is stored with its first save. */
  readonly isNew: boolean;
}

/** A message: a draft as a form, what was sent off with its progress. */
export function BroadcastView({ isNew, ...place }: BroadcastViewProps) {
  const terms = useRead('broadcasts.terms', { brand: place.brand });
  const read = useRead('broadcasts.read', place, REFETCH_MS);
  const { load, reload } = useReload(read);
  const isUnwritten = isNew && read.data === undefined && read.error?.code === 'not_found';
  const editor = (broadcast: Broadcast | null) => (
    <Loaded read={terms} height="30rem">
      {(loaded) => <BroadcastEditor key={load} place={place} terms={loaded} broadcast={broadcast} onReload={reload} />}
    </Loaded>
  );
  if (isUnwritten) return editor(null);
  return (
    <Loaded read={read} height="30rem">
      {(broadcast) =>
        broadcast.state === 'draft' ? editor(broadcast) : <BroadcastProgress place={place} broadcast={broadcast} />
      }
    </Loaded>
  );
}
