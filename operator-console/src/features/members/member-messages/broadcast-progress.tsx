import type { Broadcast } from '@marquee/contract/calls/broadcasts';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { ProgressBar } from '@marquee/ui/progress';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FactList } from '../../../lib/layout/fact-list';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './member-messages.module.css';
import { StateBadge } from './state-badge';
import type { BroadcastPlace } from './use-broadcast-form';

const STOPPED = new Set(['sent', 'withdrawn']);

interface BroadcastProgressProps {
  readonly place: BroadcastPlace;
  readonly broadcast: Broadcast;
}

/** What was sent off: how many inboxes have it, how many were read; it can be withdrawn until all have it. */
export function BroadcastProgress({ place, broadcast }: BroadcastProgressProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { name, category, state, sendAt, link, recipients, delivered, read, createdBy, finishedAt, texts } = broadcast;
  return (
    <div className={styles.editor}>
      <Panel
        title={<span dir="auto">{name}</span>}
        actions={
          !STOPPED.has(state) && (
            <Button variant="danger" onClick={() => setWithdrawing(true)}>
              {t('broadcasts.withdraw')}
            </Button>
          )
        }
      >
        <div className={styles.editor}>
          <FactList
            facts={[
              [t('broadcasts.stateLabel'), <StateBadge key="state" state={state} />],
              [t('broadcasts.category'), t(`messageTemplates.categories.${category}`)],
              [
                t('broadcasts.sendAt'),
                sendAt === null ? t('broadcasts.atOnce') : <LocalTime key="at" instant={sendAt} />,
              ],
              [t('broadcasts.recipients'), number.format(recipients)],
              [t('broadcasts.read'), number.format(read)],
              [t('broadcasts.link'), link ?? t('broadcasts.noLink')],
              [t('broadcasts.createdBy'), createdBy],
              ...(finishedAt === null
                ? []
                : [[t('broadcasts.finishedAt'), <LocalTime key="end" instant={finishedAt} />] as const]),
            ]}
          />
          <ProgressBar
            label={t('broadcasts.delivered')}
            value={delivered}
            max={Math.max(1, recipients)}
            valueText={`${number.format(delivered)} / ${number.format(recipients)}`}
          />
          {state === 'proposed' && (
            <p>
              {t('broadcasts.waits')} <Link to="/proposals">{t('proposals.title')}</Link>
            </p>
          )}
          {state === 'sent' && delivered < recipients && <p>{t('broadcasts.leftOut')}</p>}
        </div>
      </Panel>
      {Object.entries(texts).map(([language, { title, text }]) => (
        <Panel key={language} title={language}>
          <div lang={language} dir="auto">
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </Panel>
      ))}
      {isWithdrawing && (
        <ReasonDialog
          title={t('broadcasts.withdraw')}
          text={t('broadcasts.withdrawText')}
          reads="broadcasts.read"
          perform={async (client, reason) => {
            await client.call('broadcasts.withdraw', { ...place, reason });
            return t('broadcasts.withdrawn');
          }}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </div>
  );
}
