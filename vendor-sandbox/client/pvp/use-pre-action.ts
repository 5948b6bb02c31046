import { useEffect, useEffectEvent, useState } from 'react';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import { actionOf, type Decision, decisionOf, isValid, type PreAction } from './pre-action';
import type { Sitting } from './use-table';

/** A decision ahead of the turn, made as soon as the turn comes. */
export function usePreAction(sitting: Sitting, table: TableView) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const preAction = decision && isValid(decision, table) ? decision.preAction : null;
  const isTurn = table.toAct === table.you;
  const decide = useEffectEvent(() => {
    if (!isTurn) return;
    setDecision(null);
    const action = preAction && actionOf(preAction, table);
    if (action) sitting.act(action);
  });
  useEffect(() => decide(), [isTurn, table.turn]);
  return {
    preAction,
    toggle: (chosen: PreAction) => setDecision(preAction === chosen ? null : decisionOf(chosen, table)),
  };
}
