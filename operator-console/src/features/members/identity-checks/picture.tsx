import type { CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Row } from '@marquee/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { ONE_LOOK } from './one-look';
import styles from './identity-checks.module.css';

interface PictureProps {
  readonly checkId: string;
  readonly documentId: string;
  readonly reason: string;
  readonly label: string;
}

const ZOOM = { least: 1, most: 4, step: 0.5 } as const;
const QUARTER_TURN = 90;

/** One picture, to be turned and enlarged. */
export function Picture({ checkId, documentId, reason, label }: PictureProps) {
  const t = useMessages('console');
  const client = useClient();
  const [turn, setTurn] = useState(0);
  const [zoom, setZoom] = useState<number>(ZOOM.least);
  const read = useQuery<CallValue<'identityAdmin.picture'>, ApiError>({
    ...ONE_LOOK,
    queryKey: ['identityAdmin.picture', documentId, reason],
    queryFn: ({ signal }) => client.call('identityAdmin.picture', { checkId, documentId, reason }, { signal }),
  });
  return (
    <Loaded read={read} height="18rem">
      {({ mediaType, base64 }) => (
        <>
          <Row gap={2}>
            <Button size="sm" onClick={() => setTurn((turn + QUARTER_TURN) % 360)}>
              {t('identityChecks.turn')}
            </Button>
            <Button size="sm" disabled={zoom >= ZOOM.most} onClick={() => setZoom(zoom + ZOOM.step)}>
              {t('identityChecks.larger')}
            </Button>
            <Button size="sm" disabled={zoom <= ZOOM.least} onClick={() => setZoom(zoom - ZOOM.step)}>
              {t('identityChecks.smaller')}
            </Button>
          </Row>
          <section className={styles.frame} aria-label={label}>
            <img
              src={`data:${mediaType};base64,${base64}`}
              alt={label}
              style={{ rotate: `${turn}deg`, inlineSize: `${zoom * 100}%` }}
            />
          </section>
        </>
      )}
    </Loaded>
  );
}
