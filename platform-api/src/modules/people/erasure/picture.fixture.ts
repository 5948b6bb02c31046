import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/test-app';

export const fileOf = ({ app }: TestApp, id: string) => join(app.platform.config.home, 'uploads', id.slice(0, 2), id);

/** A picture that a member sent to the customer service two days ago. @returns its id */
export async function addPicture(
  site: TestApp,
  { id: ownerId, brandId }: { readonly id: bigint; readonly brandId: number },
): Promise<string> {
  const id = randomUUID();
  await site.pool.query(
    `insert into uploaded_image (id, brand_id, owner_kind, owner_id, media_type, width, height, bytes, subject, created_at)
     values ($1, $2, 'member', $3, 'image/png', 1, 1, 1, 'chat:1', now() - interval '2 days')`,
    [id, brandId, ownerId],
  );
  await mkdir(dirname(fileOf(site, id)), { recursive: true });
  await writeFile(fileOf(site, id), 'picture');
  return id;
}
