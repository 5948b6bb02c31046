import { CALLBACK_MODES, type CallbackMode, PAYMENT_LIFE_MS, type Payment } from './payment';
import type { MessageKey, Texts } from './texts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Line icons, 24 by 24. */
const ICONS = {
  succeeded: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  declined: '<path d="M7 7l10 10M17 7 7 17"/>',
  expired: '<circle cx="12" cy="12" r="8"/><path d="M12 8v4.5l3 2"/>',
  missing: '<path d="M12 7v6.5M12 17v.5"/>',
} as const;

export type PageKind = keyof typeof ICONS;

const BENGALI_PRELOAD = '<link rel="preload" href="/sandpay/bengali.woff2" as="font" type="font/woff2" crossorigin>';

/** The merchant as the payer knows it: the host that gets them back. */
const merchantOf = ({ order }: Payment): string => new URL(order.returnUrl).hostname;

/** The page on which the payer decides. */
export function paymentPage(payment: Payment, texts: Texts): string {
  const { id, order, createdAt } = payment;
  const amount = texts.money(order.amount, order.currency);
  const row = (label: MessageKey, value: string) =>
    `<div><dt>${escape(texts.text(label))}</dt><dd>${escape(value)}</dd></div>`;
  return layout(
    texts,
    `<p class="label">${escape(texts.text('payTo'))}</p>
      <h1>${escape(merchantOf(payment))}</h1>
      <p class="amount">${escape(amount)}</p>
      <dl>
        ${row('method', texts.text('methodValue'))}
        ${row('reference', order.reference.slice(0, 8).toUpperCase())}
      </dl>
      <form method="post" action="/sandpay/pay/${id}/decision?lang=${texts.language}">
        <button class="primary" name="decision" value="succeeded">${escape(texts.text('approve', { amount }))}</button>
        <button class="quiet" name="decision" value="declined">${escape(texts.text('decline'))}</button>
        ${callbackModeField(texts)}
      </form>
      <p class="small">${escape(texts.text('openUntil', { time: texts.time(createdAt + PAYMENT_LIFE_MS) }))}</p>`,
  );
}

const CALLBACK_MODE_TEXTS = {
  prompt: 'conductPrompt',
  late: 'conductLate',
  repeated: 'conductRepeated',
  forged: 'conductForged',
  reordered: 'conductReordered',
} as const satisfies Record<CallbackMode, MessageKey>;

/** Lets a tester choose how the call-backs behave. */
function callbackModeField(texts: Texts): string {
  const options = CALLBACK_MODES.map(
    (conduct) => `<option value="${conduct}">${escape(texts.text(CALLBACK_MODE_TEXTS[conduct]))}</option>`,
  );
  return `<label class="conduct">${escape(texts.text('conduct'))}<select name="conduct">${options.join('')}</select></label>`;
}

const OUTCOME_TEXTS = {
  succeeded: 'succeededText',
  declined: 'declinedText',
  expired: 'expiredText',
} as const satisfies Record<Exclude<PageKind, 'missing'>, MessageKey>;

/** The outcome page of a decided payment. */
export function outcomePage(payment: Payment, kind: Exclude<PageKind, 'missing'>, texts: Texts): string {
  const merchant = merchantOf(payment);
  const values = { merchant, amount: texts.money(payment.order.amount, payment.order.currency) };
  return layout(
    texts,
    `${mark(kind)}
      <h1>${escape(texts.text(kind))}</h1>
      <p>${escape(texts.text(OUTCOME_TEXTS[kind], values))}</p>
      <a class="primary" href="${escape(payment.order.returnUrl)}">${escape(texts.text('back', values))}</a>`,
  );
}

export function missingPage(texts: Texts): string {
  return layout(
    texts,
    `${mark('missing')}<h1>${escape(texts.text('missing'))}</h1><p>${escape(texts.text('missingText'))}</p>`,
  );
}

const mark = (kind: PageKind): string =>
  `<span class="mark ${kind}" aria-hidden="true"><svg viewBox="0 0 24 24">${ICONS[kind]}</svg></span>`;

function layout(texts: Texts, body: string): string {
  return `<!doctype html>
<html lang="${texts.language}" dir="${texts.direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${escape(texts.text('title'))}</title>
    <link rel="icon" href="/sandpay/icon.svg" type="image/svg+xml">
    ${texts.language === 'bn' ? BENGALI_PRELOAD : ''}
    <link rel="stylesheet" href="/sandpay/sandpay.css">
  </head>
  <body>
    <header><img src="/sandpay/icon.svg" alt="" width="28" height="28"><span>SandPay</span></header>
    <main>
      ${body}
    </main>
    <footer>${escape(texts.text('sandbox'))}</footer>
  </body>
</html>
`;
}
