import type { CallValue } from '@marquee/contract/calls/index';
import type { IdentityCheck } from '@marquee/contract/calls/identity';
import { limitsOfLevel } from '@marquee/contract/identity-settings';
import type { IdentityReason } from '@marquee/contract/identity';
import { FALLBACK_LANGUAGE, isLanguage } from '@marquee/contract/languages';
import { readText } from '../../../messages/texts';
import { dayOf } from '../../../platform/brand-days';
import { type CheckRow, readLatestChecks, readLevel } from './check-repository';
import { type DocumentRow, readDocuments } from './document-repository';
import type { IdentityParts } from './identity-parts';
import type { IdentityContext } from './submission';

/** What a member sees of their checks: never a picture, which a stolen session would show as well. */
export interface OwnIdentity {
  overview(
    context: Pick<IdentityContext, 'brand' | 'member'> & { readonly language: string },
  ): Promise<CallValue<'identity.overview'>>;
}

export function createOwnIdentity({
  platform: { clock, database },
  brands,
}: Pick<IdentityParts, 'platform' | 'brands'>): OwnIdentity {
  const { pool } = database;
  return {
    async overview({ brand, member, language }) {
      const settings = (await brands.byId(brand.id)).config.identity;
      const today = dayOf(clock.now(), brand.offsetMinutes);
      const [level, checks] = await Promise.all([readLevel(pool, member.id, today), readLatestChecks(pool, member.id)]);
      const pictures = await readDocuments(
        pool,
        checks.map(({ id }) => id),
      );
      const limits = settings.isEnforced ? [0, 1, 2].map((held) => ({ ...limitsOfLevel(settings, held) })) : null;
      return { level, limits, checks: checks.map((check) => viewOf(check, pictures, language)) };
    },
  };
}

function viewOf(check: CheckRow, pictures: readonly DocumentRow[], language: string): IdentityCheck {
  const current = pictures.filter(({ check_id, replaced_at }) => check_id === check.id && replaced_at === null);
  return {
    level: check.level,
    state: check.state,
    documentKind: check.document_kind,
    pictures: current.map(({ kind, created_at }) => ({ kind, receivedAt: created_at.toISOString() })),
    submittedAt: check.submitted_at?.toISOString() ?? null,
    decidedAt: check.decided_at?.toISOString() ?? null,
    expiresOn: check.expires_on,
    reason: check.reason && reasonIn(language, check.reason),
    note: check.note,
  };
}

const reasonIn = (language: string, reason: IdentityReason) =>
  readText(isLanguage(language) ? language : FALLBACK_LANGUAGE, `identityReason.${reason}`);
