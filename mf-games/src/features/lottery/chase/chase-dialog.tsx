import { formatAmount } from '@marquee/contract/amount';
import { CHASE_MAX_ISSUES, CHASE_MIN_ISSUES } from '@marquee/contract/calls/lottery-orders';
import { formatLines, type LotteryLine } from '@marquee/contract/lottery/line';
import { shownSign } from '@marquee/contract/money-format';
import {
  refreshCall,
  useAlertTexts,
  useCall,
  useCallMutation,
  useFormat,
  useMessages,
  useSessionActions,
  useShell,
} from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Dialog } from '@marquee/ui/dialog';
import { FormAlert } from '@marquee/ui/form';
import { useState } from 'react';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useIssueName } from '../results/use-issue-name';
import type { PlayMenu } from '../slip/use-stake';
import styles from './chase.module.css';
import { type ChaseStep, type ChaseTerms, planChase } from './chase-plan';
import { ChaseFields } from './chase-fields';

interface ChaseDialogProps {
  readonly menu: PlayMenu;
  readonly prizeGroup: number | null;
  /** Of the slip. */
  readonly lines: readonly LotteryLine[];
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

const START: ChaseTerms & { readonly stopOnWin: boolean } = {
  mode: 'same',
  issues: 10,
  multiple: 1,
  doubleEvery: 1,
  profitPercent: 50,
  stopOnWin: true,
};

/** Plays the slip in several issues: terms, what each issue stakes, and the total. */
export function ChaseDialog({ menu, prizeGroup, lines, onPlaced, onClose }: ChaseDialogProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const shell = useShell();
  const { money, number } = useFormat();
  const alertTexts = useAlertTexts();
  const { requireRealAccount } = useSessionActions();
  const [terms, setTerms] = useState(START);
  const upcoming = useCall('lottery.issue', { gameCode: menu.gameCode, count: CHASE_MAX_ISSUES });
  const { mutate, error, isPending } = useCallMutation('lottery.chase');
  const issueName = useIssueName();
  const issues = upcoming.data?.issues ?? [];
  const steps = planChase(lines, terms).slice(0, issues.length);
  const total = money(formatAmount(steps.at(-1)?.staked ?? 0n));
  const isShort = upcoming.data !== undefined && steps.length < terms.issues;

  const place = () => {
    const order = {
      gameCode: menu.gameCode,
      ruleVersion: menu.ruleVersion,
      prizeGroup,
      stopOnWin: terms.stopOnWin,
      issues: steps.map(({ multiple }, at) => ({
        issue: issues[at]?.issue ?? '',
        lines: formatLines(lines.map((line) => ({ ...line, unitStake: line.unitStake * BigInt(multiple) }))),
      })),
    };
    mutate(order, {
      onSuccess({ tickets }) {
        onPlaced();
        shell.toast({
          kind: 'success',
          message: t('chase.placed', { count: tickets.length, issues: tickets.length, stake: total }),
        });
        void Promise.all([refreshCall('lottery.chases'), refreshCall('lottery.orders')]);
      },
      onError: ({ code }) => void (code === 'issue_closed' && upcoming.refetch()),
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('chase.title')}
      description={t('chase.description')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <Footer
          total={total}
          disabled={steps.length < CHASE_MIN_ISSUES}
          loading={isPending}
          onPlace={() => requireRealAccount() && place()}
        />
      }
    >
      <div className={styles.chase}>
        <ChaseFields terms={terms} mayRaise={menu.mayRaiseChases} onChange={setTerms} />
        {isShort && (
          <p className={styles.short} role="status">
            {t('chase.shorter', { count: steps.length, issues: steps.length, requested: terms.issues })}
          </p>
        )}
        <FormAlert {...alertTexts(error)} />
        <StepTable
          steps={steps}
          issues={issues.map(({ issue }) => issueName({ gameCode: menu.gameCode, issue }))}
          number={number}
          money={money}
        />
      </div>
    </Dialog>
  );
}

interface FooterProps {
  readonly total: string;
  readonly disabled: boolean;
  readonly loading: boolean;
  readonly onPlace: () => void;
}

function Footer({ total, disabled, loading, onPlace }: FooterProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <div className={styles.footer}>
      <span className={styles.total}>
        {t('chase.total')} <bdi>{total}</bdi>
      </span>
      <Button variant="primary" size="lg" disabled={disabled} loading={loading} onClick={onPlace}>
        {t('chase.place')}
      </Button>
    </div>
  );
}

interface StepTableProps extends Pick<ReturnType<typeof useFormat>, 'number' | 'money'> {
  readonly steps: readonly ChaseStep[];
  readonly issues: readonly string[];
}

function StepTable({ steps, issues, number, money }: StepTableProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <div className={styles.scroll}>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">{t('chase.issue')}</th>
            <th scope="col">{t('chase.multiple')}</th>
            <th scope="col">{t('chase.stake')}</th>
            <th scope="col">{t('chase.staked')}</th>
            <th scope="col">{t('chase.profitIfWon')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ multiple, stake, staked, profit }, at) => (
            <tr key={issues[at]}>
              <th scope="row">{issues[at]}</th>
              <td>{number(multiple)}</td>
              <td>{money(formatAmount(stake))}</td>
              <td>{money(formatAmount(staked))}</td>
              <td data-loss={shownSign(formatAmount(profit)) < 0 || undefined}>{money(formatAmount(profit))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
