import type { KeyboardEvent } from 'react';
import type { Board, BoardGroup } from '@marquee/contract/lottery/boards';
import styles from './bet-tree.module.css';
import type { BetTexts } from './use-bet-texts';

interface BetTreeProps {
  readonly groups: readonly BoardGroup[];
  readonly board: Board;
  readonly texts: BetTexts;
  readonly onSelect: (board: Board) => void;
}

/** Groups of bets in a line, the bets of the open group below them. */
export function BetTree({ groups, board, texts: { t }, onSelect }: BetTreeProps) {
  const openGroup = groups.find(({ boards }) => boards.some(({ id }) => id === board.id));
  return (
    <div className={styles.tree}>
      <div className={styles.groups} role="radiogroup" aria-label={t('bets')}>
        {groups.map((group) => (
          <Choice
            key={group.id}
            className={styles.group}
            isChecked={group === openGroup}
            label={t(`group.${group.id}`)}
            onSelect={() => group.boards[0] && onSelect(group.boards[0])}
          />
        ))}
      </div>
      {openGroup && openGroup.boards.length > 1 && (
        <div className={styles.plays} role="radiogroup" aria-label={t(`group.${openGroup.id}`)}>
          {openGroup.boards.map((candidate) => (
            <Choice
              key={candidate.id}
              className={styles.play}
              isChecked={candidate.id === board.id}
              label={t(`play.${candidate.play}.name`)}
              onSelect={() => onSelect(candidate)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly className: string | undefined;
  readonly isChecked: boolean;
  readonly label: string;
  readonly onSelect: () => void;
}

const Choice = ({ className, isChecked, label, onSelect }: ChoiceProps) => (
  <button
    type="button"
    role="radio"
    className={className}
    aria-checked={isChecked}
    tabIndex={isChecked ? 0 : -1}
    onClick={onSelect}
    onKeyDown={moveBetweenRadios}
  >
    {label}
  </button>
);

/** Arrow keys select the next choice in reading direction. */
function moveBetweenRadios(event: KeyboardEvent<HTMLElement>): void {
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  const { currentTarget } = event;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const isForward = event.key === 'ArrowDown' || event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight');
  const group = currentTarget.closest('[role="radiogroup"]');
  const choices = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const next = choices.at((choices.indexOf(currentTarget) + (isForward ? 1 : -1)) % choices.length);
  next?.focus();
  next?.click();
}
