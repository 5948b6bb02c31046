import type pg from 'pg';
import type { OperatorCaller } from '../modules/operators/audit/operator-caller';
import type { MemberRef } from '../platform/http/visitor';
import type { DemoServices } from './demo-services';
import { NO_TOKEN } from './history/insert-members';

/** The objection that is answered, and the one that waits. */
const OBJECTIONS = [
  {
    text: 'Two of my members played on the last day of this period, but the bill shows one active member less than my overview does.',
    answer:
      'We computed the period again from its bets, and it comes to the same. Both members played, but one of them staked less than the minimum of an active member.',
  },
  {
    text: 'The game result of the period looks too low to me. Please compare it with the bets of my line.',
    answer: null,
  },
];

interface Objected extends Pick<MemberRef, 'id' | 'publicId' | 'account' | 'type'> {
  readonly brandId: number;
  readonly billId: string;
}

/** An agent of each brand objects to the last two bills; an operator rejects the first objection, with the computation. */
export async function objectToBills(
  client: pg.ClientBase,
  { brands, settlement }: DemoServices,
  operator: OperatorCaller | undefined,
): Promise<void> {
  const { rows } = await client.query<Objected>(
    `select id, "publicId", account, type, "brandId", "billId" from (
       select m.id, m.public_id as "publicId", m.account, m.type, m.brand_id as "brandId", b.public_id as "billId",
              row_number() over (partition by b.brand_id order by m.account <> 'demoagent', m.id, b.id desc) as n
       from agent_bill b join agent_run r on r.id = b.run_id join member m on m.id = b.agent_id
       where r.approved_at > now() - interval '20 days' and b.type in ('dividend', 'dailySalary') and b.due > 0
     ) b where n <= $1 order by "brandId", n`,
    [OBJECTIONS.length],
  );
  for (const [index, { brandId, billId, ...agent }] of rows.entries()) {
    const { text, answer } = OBJECTIONS[index % OBJECTIONS.length] ?? { text: '', answer: null };
    const brand = await brands.byId(brandId);
    const member = { ...agent, state: 'member', tokenHash: NO_TOKEN, passwordDue: false } as const;
    const { id: disputeId, revision } = await settlement.ownDisputes.make({ member, brand }, { id: billId, text });
    if (answer !== null && operator) await settlement.disputes.answer(operator, { disputeId, revision, answer });
  }
}
