import { parseAmount } from '@marquee/contract/money';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import { sharp } from '../../platform/sharp';
import { paymentReport } from '../demo-services';
import type { DemoMember } from './demo-brand';
import { HOUR_MS, MINUTE_MS, playersOf, REQUEST_ID, type StoryParts } from './story';

type Outcome = 'pending' | 'declined' | 'expired' | 'credited' | 'transfer' | 'review' | 'approved' | 'rejected';

/** Deposits of each state, latest last: payments at a provider, bank transfers with and without a proof, one with a bonus. */
const OUTCOMES: readonly Outcome[] = [
  'approved',
  'credited',
  'rejected',
  'declined',
  'credited',
  'approved',
  'expired',
  'declined',
  'review',
  'review',
  'review',
  'transfer',
  'pending',
  'pending',
];

export async function tellDepositStories(parts: StoryParts): Promise<void> {
  const { clock, brand, now } = parts;
  const members = playersOf(brand);
  const receipt = await receiptPicture(brand.profile.code);
  for (const [index, outcome] of OUTCOMES.entries()) {
    const member = members[(index * 11) % members.length];
    if (!member) return;
    const at = new Date(now.getTime() - (OUTCOMES.length - index) * 3 * HOUR_MS);
    await clock.moveTo(at);
    await tellDeposit(parts, member, outcome, { at, index, receipt });
  }
}

interface Story {
  readonly at: Date;
  readonly index: number;
  readonly receipt: Buffer;
}

async function tellDeposit(
  { clock, brand, services, operators, seed }: StoryParts,
  member: DemoMember,
  outcome: Outcome,
  { at, index, receipt }: Story,
): Promise<void> {
  const context = { member: member.ref, brand: brand.ref, language: member.language };
  const isTransfer = ['transfer', 'review', 'approved', 'rejected'].includes(outcome);
  const channels = await services.cashier.channels(brand.ref, 'en');
  const channel = channels.find(({ method }) => method === (isTransfer ? 'transfer' : 'redirect'));
  if (!channel) return;
  const amount = channel.presets[index % channel.presets.length] ?? channel.minimum;
  const request = { channelCode: channel.code, amount };
  const key = derivedUuid(`${seed} ${brand.ref.code} deposit story ${index}`, 'intent');
  const { depositId } = await services.cashier.deposit(request, key, context);
  await clock.moveTo(new Date(at.getTime() + 5 * MINUTE_MS));
  if (outcome === 'declined' || outcome === 'expired' || outcome === 'credited') {
    const kind = outcome === 'credited' ? 'succeeded' : outcome;
    const event = {
      id: `evt_${depositId}`,
      kind,
      reference: depositId,
      amount: parseAmount(amount),
      currency: brand.ref.currency,
    } as const;
    await services.cashier.callback('sandpay', paymentReport(event), {});
  }
  if (!isTransfer || outcome === 'transfer') return;
  const { id: imageId } = await services.uploads.store(receipt, {
    brandId: brand.ref.id,
    kind: 'member',
    id: member.ref.id,
  });
  await services.cashier.sendProof({ depositId, imageIds: [imageId], note: 'Sent from my bank app' }, context);
  await clock.moveTo(new Date(at.getTime() + 40 * MINUTE_MS));
  const admin = { operator: operators[index % 2] ?? operators[0], requestId: REQUEST_ID, language: 'en' };
  if (outcome === 'approved')
    await services.deposits.approve(admin, { depositId, received: amount, reason: 'The statement shows the credit.' });
  if (outcome === 'rejected')
    await services.deposits.reject(admin, { depositId, reason: 'No such credit on the statement.' });
}

/** A drawn bank receipt. */
function receiptPicture(code: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#f4f2ec"/>
    <rect x="40" y="40" width="400" height="72" fill="#2f5d62"/><rect x="40" y="150" width="260" height="18" fill="#b9b4a6"/>
    <rect x="40" y="190" width="340" height="18" fill="#d8d3c6"/><rect x="40" y="230" width="300" height="18" fill="#d8d3c6"/>
    <rect x="40" y="300" width="400" height="60" fill="#e7ddc4"/><circle cx="240" cy="480" r="64" fill="none" stroke="#2f5d62" stroke-width="10"/>
    <path d="M208 482l24 24 42-50" fill="none" stroke="#2f5d62" stroke-width="12"/><title>${code}</title></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
