import { readNumbers } from '@marquee/contract/lottery/read-numbers';
import { readUnits } from '@marquee/contract/lottery/read-units';
import type { LeftOut } from '@marquee/contract/lottery/entry-report';
import type { CombinationKind, LotteryKind, Pick } from '@marquee/contract/lottery/selection/kind';
import { useFormat } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { TextAreaField } from '@marquee/ui/field';
import { Plus } from '@marquee/ui/icons';
import { useMemo, useState } from 'react';
import styles from './text-entry.module.css';
import type { OfficialTexts } from './use-official-texts';

/** Numbers of one stake. */
export interface EntryGroup {
  readonly pick: Pick;
  /** As written after them; undefined where there is none. */
  readonly stake: string | undefined;
}

interface EntryReport {
  readonly groups: readonly EntryGroup[];
  readonly read: number;
  readonly repeated: LeftOut;
  readonly refused: LeftOut;
}

interface TextEntryProps {
  readonly kind: LotteryKind;
  readonly texts: OfficialTexts;
  readonly onAdd: (groups: readonly EntryGroup[]) => void;
}

/** Numbers typed or pasted, with what became of them before they are added. */
export function TextEntry({ kind, texts: { t }, onAdd }: TextEntryProps) {
  const [text, setText] = useState('');
  const report = useMemo(() => readEntry(kind, text), [kind, text]);
  const { number } = useFormat();
  return (
    <div className={styles.entry}>
      <TextAreaField
        label={t('text.label')}
        hint={t(kind.family === 'list' ? 'text.hint' : 'text.unitHint')}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        inputMode="text"
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={styles.report} role="status">
        <span>{t('text.read', { numbers: number(report.read) })}</span>
        <LeftOutNumbers name="repeated" leftOut={report.repeated} t={t} />
        <LeftOutNumbers name="refused" leftOut={report.refused} t={t} />
      </p>
      <Button
        icon={<Plus />}
        disabled={report.read === 0}
        onClick={() => {
          onAdd(report.groups);
          setText('');
        }}
      >
        {t('text.add')}
      </Button>
    </div>
  );
}

interface LeftOutNumbersProps {
  readonly name: 'repeated' | 'refused';
  readonly leftOut: LeftOut;
  readonly t: OfficialTexts['t'];
}

function LeftOutNumbers({ name, leftOut: { count, samples }, t }: LeftOutNumbersProps) {
  const { number } = useFormat();
  if (count === 0) return null;
  const list = samples.length < count ? `${samples.join(', ')} …` : samples.join(', ');
  return (
    <span data-report={name}>
      {t(`text.${name}`, { numbers: number(count) })} <bdi className={styles.samples}>{list}</bdi>
    </span>
  );
}

const NOTHING_LEFT_OUT: LeftOut = { count: 0, samples: [] };

function readEntry(kind: LotteryKind, text: string): EntryReport {
  if (text.trim() === '') return { groups: [], read: 0, repeated: NOTHING_LEFT_OUT, refused: NOTHING_LEFT_OUT };
  if (kind.family === 'list') {
    const { groups, ...report } = readNumbers(kind, text);
    return {
      ...report,
      groups: groups.map(({ outcomes, stake }) => ({ pick: [outcomes.toSorted((a, b) => a - b)], stake })),
    };
  }
  const { picks, ...report } = readUnits(kind as CombinationKind, text);
  return { ...report, read: picks.length, groups: picks.map((pick) => ({ pick, stake: undefined })) };
}
