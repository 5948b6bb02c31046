import type { OpenedDraw, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import type { PrizeForm } from '@marquee/contract/lottery/result';
import { useFormat, useMessages } from '@marquee/kit';
import { IconButton, Skeleton } from '@marquee/ui';
import { ChevronLeft, ChevronRight, ShieldCheck } from '@marquee/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fairnessAddress } from '../fairness/fairness-address';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { dayOfIssue, isNumberedIssue } from '../official/stations';
import type { OfficialResults } from '../official/use-official-results';
import type { OfficialTexts } from '../official/use-official-texts';
import { LotoTable } from './loto-table';
import { PrizeTable } from './prize-table';
import styles from './result-panel.module.css';

interface ResultPanelProps {
  readonly room: OfficialResults;
  readonly texts: OfficialTexts;
  /** The draw to come. */
  readonly next: Pick<UpcomingDraw, 'drawsAt'> | null | undefined;
  /** Heads and tails of all lots, as Vietnam reads its results. */
  readonly hasLoto?: boolean;
}

/** Results by day, the latest first; the tables of all stations of the day. */
export function ResultPanel({ room, next, texts, hasLoto = false }: ResultPanelProps) {
  const { t } = texts;
  const [requestedDay, setDay] = useState<string | null>(null);
  const days = [...new Set(room.results.map(({ issue }) => dayOfIssue(issue)))];
  const at = Math.max(0, days.indexOf(requestedDay ?? ''));
  const day = days[at];
  const { form } = room.rules;
  if (room.opened.isPending) return <Skeleton shape="block" height="20rem" />;
  if (day === undefined || form.type !== 'prizes') return <NoResults next={next} texts={texts} />;
  const draws = room.results.filter(({ issue }) => dayOfIssue(issue) === day);
  return (
    <div className={styles.panel}>
      <div className={styles.days}>
        <IconButton
          label={t(isNumberedIssue(day) ? 'results.earlierDraw' : 'results.earlier')}
          icon={<ChevronLeft className={styles.arrow} />}
          disabled={at === days.length - 1}
          onClick={() => setDay(days[at + 1] ?? null)}
        />
        <h3 className={styles.day} aria-live="polite">
          {texts.day(day)}
        </h3>
        <IconButton
          label={t(isNumberedIssue(day) ? 'results.laterDraw' : 'results.later')}
          icon={<ChevronRight className={styles.arrow} />}
          disabled={at === 0}
          onClick={() => setDay(days[at - 1] ?? null)}
        />
      </div>
      <DayResults key={day} draws={draws} form={form} liveIssue={room.liveIssue} hasLoto={hasLoto} texts={texts} />
      {room.isOwnDraw && draws.map((draw) => !draw.simulated && <CheckLink key={draw.issue} draw={draw} />)}
    </div>
  );
}

/** Leads to the repetition of a draw of our own. */
function CheckLink({ draw }: { readonly draw: OpenedDraw }) {
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <Link className={styles.check} to={fairnessAddress(draw)}>
      <ShieldCheck aria-hidden="true" />
      {t('fairness.check')}
    </Link>
  );
}

function NoResults({ next, texts: { t } }: Pick<ResultPanelProps, 'next' | 'texts'>) {
  const shared = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  return (
    <p className={styles.empty}>
      {t('results.none')} {next && shared('lobby.firstDraw', { time: dateTime(next.drawsAt) })}
    </p>
  );
}

interface DayResultsProps {
  readonly draws: readonly OpenedDraw[];
  readonly form: PrizeForm;
  readonly liveIssue: string | null;
  readonly hasLoto: boolean;
  readonly texts: OfficialTexts;
}

function DayResults({ draws, form, liveIssue, hasLoto, texts }: DayResultsProps) {
  return (
    <div className={styles.results} data-loto={hasLoto || undefined}>
      <PrizeTable draws={draws} form={form} liveIssue={liveIssue} texts={texts} />
      {hasLoto && (
        <div className={styles.lotos}>
          {draws.map(
            (draw) =>
              draw.result &&
              'prizes' in draw.result && (
                <section key={draw.issue} aria-label={texts.t('loto.title', { draw: texts.draw(draw) })}>
                  {draws.length > 1 && <h4 className={styles.station}>{texts.draw(draw)}</h4>}
                  <LotoTable result={draw.result} texts={texts} />
                </section>
              ),
          )}
        </div>
      )}
    </div>
  );
}
