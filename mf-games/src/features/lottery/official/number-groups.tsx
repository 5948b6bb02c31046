import {
  doubleNumbers,
  gateNumbers,
  headNumbers,
  shadowDoubleNumbers,
  sideNumbers,
  sumNumbers,
  tailNumbers,
  withMirrored,
  ZODIAC,
  zodiacNumbers,
} from '@marquee/contract/lottery/number-groups';
import { Chip } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { useState } from 'react';
import styles from './number-groups.module.css';
import type { OfficialTexts } from './use-official-texts';

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

interface NumberGroup {
  /** A digit, or a message key below `groups`. */
  readonly id: string;
  readonly numbers: readonly number[];
}

const byDigit = (numbersOf: (digit: number) => number[]): readonly NumberGroup[] =>
  DIGITS.map((digit) => ({ id: String(digit), numbers: numbersOf(digit) }));

/** Ways to pick several of the hundred numbers at once. */
const FAMILIES = {
  heads: byDigit(headNumbers),
  tails: byDigit(tailNumbers),
  sums: byDigit(sumNumbers),
  gates: byDigit(gateNumbers),
  zodiac: ZODIAC.map((animal) => ({ id: animal, numbers: zodiacNumbers(animal) })),
  sides: [
    ...Object.entries(sideNumbers).map(([id, numbersOf]) => ({ id, numbers: numbersOf() })),
    { id: 'doubles', numbers: doubleNumbers() },
    { id: 'shadows', numbers: shadowDoubleNumbers() },
  ],
} as const satisfies Readonly<Record<string, readonly NumberGroup[]>>;

type Family = keyof typeof FAMILIES;
const FAMILY_IDS = Object.keys(FAMILIES) as Family[];

interface NumberGroupsProps {
  readonly selected: ReadonlySet<number>;
  readonly texts: OfficialTexts;
  readonly onSelect: (numbers: readonly number[], isOn: boolean) => void;
}

/** Heads, tails, sums, gates, animals and sides of 00 to 99; a group that is selected as a whole is pressed. */
export function NumberGroups({ selected, texts: { t }, onSelect }: NumberGroupsProps) {
  const [family, setFamily] = useState<Family>('heads');
  const nameOf = (id: string) => (/^\d$/.test(id) ? id : t(`groups.${id}`));
  return (
    <div className={styles.groups}>
      <div className={styles.families}>
        <Segmented
          label={t('groups.title')}
          options={FAMILY_IDS.map((value) => ({ value, label: t(`groups.${value}`) }))}
          value={family}
          onValueChange={(value) => setFamily(value as Family)}
        />
      </div>
      <div className={styles.chips} role="group" aria-label={t(`groups.${family}`)}>
        {FAMILIES[family].map(({ id, numbers }) => {
          const isWhole = numbers.every((number) => selected.has(number));
          return (
            <Chip key={id} selected={isWhole} onClick={() => onSelect(numbers, !isWhole)}>
              {nameOf(id)}
            </Chip>
          );
        })}
        <span className={styles.actions}>
          <Chip disabled={selected.size === 0} onClick={() => onSelect(withMirrored([...selected]), true)}>
            {t('groups.mirrored')}
          </Chip>
          <Chip disabled={selected.size === 0} onClick={() => onSelect([...selected], false)}>
            {t('groups.clear')}
          </Chip>
        </span>
      </div>
    </div>
  );
}
