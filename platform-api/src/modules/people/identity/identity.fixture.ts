import type { CallRequest } from '@marquee/contract/calls/index';
import { picturesOf } from '@marquee/contract/identity';
import sharp from 'sharp';
import type { TestBrowser } from '../../../testing/browser';
import type { TestApp } from '../../../testing/test-app';

type Document = NonNullable<CallRequest<'identity.submit'>['document']>;

let photos = 0;
let numbers = 0;

/** A photograph that looks like no other. */
export async function photo({ seed = (photos += 1), width = 1_200, height = 800 } = {}): Promise<Buffer> {
  const bright = (at: number) => ((at * 2_654_435_761 * (seed + 1)) >>> 8) % 256;
  const pixels = Buffer.from(Array.from({ length: 8 * 8 * 3 }, (_, at) => bright(at)));
  return sharp(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .withExif({ IFD0: { Make: 'Camera of a test' } })
    .jpeg()
    .toBuffer();
}

export const passport = (fields: Partial<Document> = {}): Document => ({
  kind: 'passport',
  name: 'Amina Khatun',
  number: `AB${10_000_000 + (numbers += 1)}`,
  birthday: '1990-04-01',
  expiresOn: '2096-01-01',
  ...fields,
});

export const sendPicture = (
  member: TestBrowser,
  kind: CallRequest<'identity.upload'>['kind'],
  image: Buffer,
  level: 1 | 2 = 1,
) => member.send('identity.upload', { level, kind, image }, { headers: { 'content-type': 'image/jpeg' } });

/** Uploads what a document needs and sends it for review. */
export async function sendIdentity(member: TestBrowser, document = passport()) {
  for (const kind of picturesOf(1, document.kind)) {
    const { envelope } = await sendPicture(member, kind, await photo());
    if (!envelope.success) throw new Error(envelope.code);
  }
  return member.call('identity.submit', { level: 1, document });
}

export async function sendAddress(member: TestBrowser) {
  const { envelope } = await sendPicture(member, 'address', await photo(), 2);
  if (!envelope.success) throw new Error(envelope.code);
  return member.call('identity.submit', { level: 2, document: null });
}

/** The id of a member's latest check. */
export async function checkOf({ pool }: Pick<TestApp, 'pool'>, account: string, level = 1): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select c.id from identity_check c join member m on m.id = c.member_id where m.account = $1 and c.level = $2
     order by c.created_at desc limit 1`,
    [account, level],
  );
  if (!rows[0]) throw new Error(`no check of ${account}`);
  return rows[0].id;
}

/** Takes and approves the latest check of an account. */
export async function approve(
  site: Pick<TestApp, 'pool'>,
  operator: TestBrowser,
  account: string,
  level = 1,
): Promise<void> {
  const checkId = await checkOf(site, account, level);
  await operator.call('identityAdmin.take', { checkId });
  await operator.call('identityAdmin.approve', { checkId });
}
