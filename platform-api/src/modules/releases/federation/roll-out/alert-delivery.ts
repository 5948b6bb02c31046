import type { Alert } from '@marquee/contract/calls/roll-outs';
import { Webhook } from 'standardwebhooks';
import type { Queryable } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import { type AlertLetter, readAlertLetter } from './alert-repository';
import { ALERT_TASK } from './alerts';
import type { Finding } from './compare';

const TIMEOUT_MS = 5_000;

const TEMPLATES = {
  'roll-out-halted': 'roll_out_halted',
  'roll-out-findings': 'roll_out_findings',
  'remote-failing': 'remote_failing',
} as const satisfies Record<Alert['kind'], string>;

const SEND_TASK = 'remote-alert-send';

/** What the delivery takes from the platform. */
interface AlertParts {
  readonly config: Pick<Platform['config'], 'alertWebhook'>;
  readonly database: { readonly pool: Queryable };
  readonly jobs: Pick<Platform['jobs'], 'add' | 'handle'>;
}

/** One delivery of an alert. */
interface Delivery {
  readonly alertId: string;
  /** Null: to the webhook. */
  readonly recipient: string | null;
}

/** The mail of an alert. */
export interface AlertMail {
  readonly brandId: number;
  readonly channel: 'mail';
  readonly recipient: string;
  readonly template: (typeof TEMPLATES)[Alert['kind']];
  readonly language: 'en';
  readonly values: Readonly<Record<'remote' | 'version' | 'findings', string>>;
}

/**
 * Sends alerts: a mail to each operator with the right over remotes at the brand, and a signed webhook (Standard Webhooks) where
 * the deployment names one. The queue repeats each delivery that fails; a receiver recognises repeats by the message's id.
 */
export function handleAlerts(
  { config: { alertWebhook }, database: { pool }, jobs }: AlertParts,
  sendMail: (mail: AlertMail) => Promise<void>,
): void {
  const webhook = alertWebhook && {
    url: alertWebhook.url,
    signer: new Webhook(alertWebhook.secret, { format: 'raw' }),
  };

  jobs.handle<{ alertId: string }>(ALERT_TASK, async ({ alertId }) => {
    const letter = await readAlertLetter(pool, alertId);
    const recipients = [...(webhook ? [null] : []), ...(letter?.recipients ?? [])];
    for (const recipient of recipients)
      await jobs.add(pool, SEND_TASK, { alertId, recipient }, { key: `${SEND_TASK}:${alertId}:${recipient ?? ''}` });
  });

  jobs.handle<Delivery>(SEND_TASK, async ({ alertId, recipient }) => {
    const letter = await readAlertLetter(pool, alertId);
    if (!letter) return;
    if (recipient !== null) await sendMail(mailOf(letter, recipient));
    else if (webhook) await post(webhook.url, webhook.signer, alertId, letter);
  });
}

async function post(url: string, signer: Webhook, alertId: string, letter: AlertLetter): Promise<void> {
  const { brand, kind, remote, version, findings, raisedAt } = letter;
  const id = `alert_${alertId}`;
  const timestamp = new Date();
  const body = JSON.stringify({ id, brand, kind, remote, version, findings, raisedAt });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1_000)),
      'webhook-signature': signer.sign(id, timestamp, body),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the alert webhook answered ${response.status}`);
}

const mailOf = ({ brandId, kind, remote, version, findings }: AlertLetter, recipient: string): AlertMail => ({
  brandId,
  channel: 'mail',
  recipient,
  template: TEMPLATES[kind],
  language: 'en',
  values: { remote, version, findings: findings.map((finding) => sentenceOf(kind, finding)).join('\n') },
});

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
function sentenceOf(kind: Alert['kind'], { signal, stable, candidate }: Finding): string {
  if (signal === 'noData') return 'no page with this release has reported for hours';
  if (signal === 'silent')
    return `pages that never reported: ${percent(candidate)} of pages, stable ${percent(stable)}`;
  const compared = kind === 'remote-failing' ? 'more than' : 'stable';
  return `${signal}: ${percent(candidate)} of loads, ${compared} ${percent(stable)}`;
}
