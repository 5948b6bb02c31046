import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { outcomeHistories } from '@marquee/contract/lottery/statistics';
import { useFormat } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { type CSSProperties, useMemo, useState } from 'react';
import type { OfficialRoom } from '../official/use-official-room';
import type { OfficialTexts } from '../official/use-official-texts';
import styles from './statistics.module.css';

interface StatisticsProps {
  readonly room: OfficialRoom;
  /** Kinds whose outcomes are counted. */
  readonly kinds: readonly LotteryKind[];
  readonly texts: OfficialTexts;
}

const WINDOWS = [30, 100];
const MOST = 10;

/** Numbers that have stayed away longest and those that came most often; heads and tails by how often they came. */
export function Statistics({ room, kinds, texts }: StatisticsProps) {
  const { t } = texts;
  const { number } = useFormat();
  const [code, setCode] = useState(kinds[0]?.code);
  const [draws, setDraws] = useState(WINDOWS[0] ?? 0);
  const kind = kinds.find((candidate) => candidate.code === code);
  const histories = useMemo(
    () =>
      kind
        ? outcomeHistories(kind, room.history.slice(0, draws)).map((history, outcome) => ({ ...history, outcome }))
        : [],
    [kind, room.history, draws],
  );
  if (!kind || room.history.length === 0) return null;
  const nameOf = ({ outcome }: { readonly outcome: number }) => kind.outcomes.nameOf(outcome);
  const absent = histories.toSorted((left, right) => right.omission - left.omission).slice(0, MOST);
  const frequent = histories.toSorted((left, right) => right.hits - left.hits).slice(0, MOST);
  const hitsByDigit = (place: 0 | 1) =>
    Array.from({ length: 10 }, (_, digit) =>
      histories.filter((item) => nameOf(item)[place] === String(digit)).reduce((sum, { hits }) => sum + hits, 0),
    );
  return (
    <div className={styles.statistics}>
      <div className={styles.choices}>
        <Segmented
          label={t('statistics.kind')}
          options={kinds.map((option) => ({ value: option.code, label: texts.kind(option) }))}
          value={kind.code}
          onValueChange={setCode}
        />
        <Segmented
          label={t('statistics.window')}
          options={WINDOWS.map((value) => ({
            value: String(value),
            label: t('statistics.draws', { count: value, draws: number(value) }),
          }))}
          value={String(draws)}
          onValueChange={(value) => setDraws(Number(value))}
        />
      </div>
      <div className={styles.tables}>
        <Bars
          title={t('statistics.absent')}
          unit={t('statistics.unit')}
          rows={absent.map((item) => ({ name: nameOf(item), value: item.omission }))}
          format={number}
        />
        <Bars
          title={t('statistics.frequent')}
          unit={t('statistics.hits')}
          rows={frequent.map((item) => ({ name: nameOf(item), value: item.hits }))}
          format={number}
        />
        {([0, 1] as const).map((place) => (
          <Bars
            key={place}
            title={t(place === 0 ? 'groups.heads' : 'groups.tails')}
            unit={t('statistics.hits')}
            rows={hitsByDigit(place).map((value, digit) => ({ name: String(digit), value }))}
            format={number}
          />
        ))}
      </div>
    </div>
  );
}

interface BarsProps {
  readonly title: string;
  readonly unit: string;
  readonly rows: readonly { readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

/** A table whose figures are also drawn. */
function Bars({ title, unit, rows, format }: BarsProps) {
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {title} <span className={styles.unit}>{unit}</span>
      </caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.bar} style={{ '--part': value / largest } as CSSProperties}>
                {format(value)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
