import { type ActivationWay, REGISTRATION_CHUNK_ROWS } from '@marquee/contract/agent-line';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import type { CallValue } from '@marquee/contract/calls/index';
import { ApiError, callApi, refreshCall, useCsvExport, useErrorMessage, useMessages } from '@marquee/kit';
import { useState } from 'react';
import { handedOver } from './account-terms';
import type { ListRow } from './list-rows';
import type { RegisterTerms } from './register-terms';

type RegisteredRow = CallValue<'agent.register'>['rows'][number];

export interface ListReport {
  readonly way: ActivationWay;
  readonly rows: readonly RegisteredRow[];
  readonly total: number;
}

/**
 * Sends a list in parts and keeps its report. What was lost on the way is sent again by `run`: rows that were done tell what became of them.
 */
export function useRegisterList(terms: RegisterTerms) {
  const t = useMessages('agent');
  const errorMessage = useErrorMessage();
  const [upload, setUpload] = useState(() => crypto.randomUUID());
  const [report, setReport] = useState<ListReport | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const agentType = terms.types.find((type) => type !== MEMBER_TYPE);

  const run = async (list: readonly ListRow[], way: ActivationWay) => {
    setRunning(true);
    setFailure(null);
    const done: RegisteredRow[] = [];
    setReport({ way, rows: [], total: list.length });
    try {
      for (let at = 0; at < list.length; at += REGISTRATION_CHUNK_ROWS) {
        const rows = list.slice(at, at + REGISTRATION_CHUNK_ROWS).map(({ type, ...row }) => ({
          ...row,
          type: type === 'agent' ? (agentType ?? MEMBER_TYPE) : MEMBER_TYPE,
        }));
        const answer = await callApi('agent.register', { upload, way, rows });
        done.push(...answer.rows);
        setReport({ way, rows: [...done], total: list.length });
      }
      void refreshCall('agent.line');
      void refreshCall('agent.overview');
    } catch (error) {
      setFailure(errorMessage(error instanceof ApiError ? error : new ApiError('unknown_error')));
    } finally {
      setRunning(false);
    }
  };
  /** Another list is another upload. */
  const forget = () => {
    setUpload(crypto.randomUUID());
    setReport(null);
    setFailure(null);
  };
  const file = useCsvExport();
  const save = ({ way, rows }: ListReport) =>
    file.run({
      name: 'registered-accounts',
      header: [t('register.place'), t('team.account'), t('register.result'), t(`register.by.${way}`)],
      readPage: async () => ({ content: [...rows], totalPages: 1, totalElements: rows.length }),
      rowOf: ({ place, account, outcome, secret }) => [
        String(place),
        account,
        t(`register.outcome.${outcome}`),
        secret === null ? '' : handedOver(way, secret),
      ],
    });
  return { run, forget, save, report, isRunning, failure };
}
