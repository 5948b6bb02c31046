import { useCallback } from 'react';
import type { EngineError } from './engine-error';
import { useFormat } from './use-format';
import { useText } from './use-text';

/** Codes with a message of their own; any other is shown as unknown, with its request id. */
const TOLD = new Set<string>([
  'network_abnormal',
  'launch_expired',
  'round_not_open',
  'round_over',
  'round_in_play',
  'client_seed_required',
  'client_seed_used',
  'seeds_changed',
  'seeds_differ',
  'insufficient_balance',
  'wallet_refused',
  'bet_limit_reached',
  'play_barred',
  'amount_invalid',
  'amount_below_minimum',
  'amount_above_maximum',
  'validation_failed',
  'too_many_requests',
  'system_maintenance',
  'game_maintenance',
]);

/** The message of a failed call. */
export function useErrorText(): (error: EngineError) => string {
  const t = useText();
  const format = useFormat();
  return useCallback(
    ({ code, details }) => {
      const amounts = ['minimum', 'maximum'].flatMap((name) => {
        const amount = details[name];
        return typeof amount === 'string' ? [[name, format.money(amount)] as const] : [];
      });
      return t(`errors.${TOLD.has(code) ? code : 'unknown_error'}`, Object.fromEntries(amounts));
    },
    [t, format],
  );
}
