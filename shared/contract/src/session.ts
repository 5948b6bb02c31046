import { z } from 'zod';
import { SESSION_FACTS } from './session-facts';

/** What a visitor is. `trial` plays with no money; `agent` types are 1, 2, 41, 42 (constants.ts). */
export const sessionStateSchema = z.enum(['guest', 'member', 'agent', 'trial']);
export type SessionState = z.infer<typeof sessionStateSchema>;

/** The signed-in person as exposed to the page. */
export const memberInfoSchema = z.strictObject({
  id: z.string().meta({ description: 'opaque public id' }),
  account: z.string(),
  nickname: z.string(),
  picture: z.string().nullable().meta({ description: 'address on this site; null: the first letter of the nickname' }),
  type: z.number().int(),
  currency: z.string().length(3),
  language: z.string(),
  registeredAt: z.iso.datetime(),
  facts: z.array(z.enum(SESSION_FACTS)).meta({ description: 'what menu entries depend on' }),
});
export type MemberInfo = z.infer<typeof memberInfoSchema>;

/** The session as remotes see it; it never contains the token. */
export type Session =
  | { readonly state: 'guest'; readonly member: null }
  | { readonly state: Exclude<SessionState, 'guest'>; readonly member: MemberInfo };

/** The session contract: what the shell offers to remotes (kit's `useSession`, `useSessionActions`). */
export interface SessionActions {
  /** Resolves true when somebody is signed in; otherwise opens the login popup and resolves false. */
  requireLogin(): boolean;
  /** As `requireLogin`, and shows `in_need_true_account` to trial accounts. */
  requireRealAccount(): boolean;
  logout(): Promise<void>;
}
