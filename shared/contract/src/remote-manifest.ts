import { z } from 'zod';
import { AGENT_RIGHTS } from './agent-access';
import { MENU_ICONS } from './menu-icons';
import { sessionStateSchema } from './session';
import { SESSION_FACTS } from './session-facts';
import { SLOT_NAMES, SLOT_POLICIES } from './slots';

export const REMOTE_NAMES = ['mf-games', 'mf-wallet', 'mf-member-centre', 'mf-promotions', 'mf-agent'] as const;

const identifier = z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$/);
const semver = z.string().regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.-]+)?$/);

/** When a contribution shows. All given conditions must hold. */
const conditionsSchema = z.strictObject({
  brands: z.array(z.string()).optional(),
  flags: z.array(z.string()).optional().meta({ description: 'brand flags that must all be on' }),
  states: z.array(sessionStateSchema).optional(),
});

/** Pages exist whatever the facts are; their entries in menus may wait for them. */
const menuConditionsSchema = conditionsSchema.extend({
  facts: z.array(z.enum(SESSION_FACTS)).optional().meta({ description: 'facts of the session that must all be true' }),
});

export const routeContributionSchema = z.strictObject({
  id: identifier,
  /** React Router pattern, matched case-sensitively. */
  pattern: z.string().startsWith('/'),
  guard: z.enum(['none', 'login', 'real-account', 'agent']).default('none'),
  /** `page`: side menu, header, footer; `game`: no side menu; `member`: inside the member centre's frame; `agent`: nothing around it,
   * for agents' log-in; `office`: inside the frame of the agents' back office. */
  frame: z.enum(['page', 'game', 'member', 'agent', 'office']).default('page'),
  titleKey: z.string(),
  subUser: z
    .enum([...AGENT_RIGHTS, 'own'])
    .optional()
    .meta({
      description: 'the right with which sub-users of an agent see the page; `own`: all of them; without it none do',
    }),
  when: conditionsSchema.optional(),
});

const noSlot = (name: unknown): string =>
  `there is no slot ${typeof name === 'string' ? name.slice(0, 60) : 'without a name'}; the slots are ${SLOT_NAMES.join(', ')}`;

export const slotContributionSchema = z.strictObject({
  id: identifier,
  slot: z.enum(SLOT_NAMES, { error: ({ input }) => noSlot(input) }),
  order: z.number().int().default(0),
  policy: z.enum(SLOT_POLICIES).default('reserve'),
  reservePx: z.number().int().nonnegative().optional(),
  when: conditionsSchema.optional(),
});

export const menuContributionSchema = z.strictObject({
  id: identifier,
  place: z.enum(['account', 'member', 'side', 'top', 'agent']),
  labelKey: z.string(),
  icon: z.enum(MENU_ICONS),
  to: z.string().startsWith('/'),
  order: z.number().int(),
  badgeTopic: z.string().optional(),
  when: menuConditionsSchema.optional(),
});

export const modalContributionSchema = z.strictObject({ id: identifier, when: conditionsSchema.optional() });

/** `remote.json`: everything about a remote that the shell needs before any of its code is loaded. */
export const remoteManifestSchema = z.strictObject({
  $schema: z.string().optional(),
  id: z.string().regex(/^mf-[a-z][a-z-]*$/),
  version: semver,
  contract: z.string().meta({ description: 'range of contract versions it works with, such as ^1.0.0' }),
  /** Message namespace; label keys above are looked up in it. */
  namespace: identifier,
  languages: z.array(z.string()).min(1),
  routes: z.array(routeContributionSchema).default([]),
  slots: z.array(slotContributionSchema).default([]),
  menu: z.array(menuContributionSchema).default([]),
  modals: z.array(modalContributionSchema).default([]),
  /** Menu labels and titles by language, so that menus render before the remote's catalogues load. */
  labels: z.record(z.string(), z.record(z.string(), z.string())),
});

/** The manifest of a release: written out in full, because nothing completes it on its way to the page. */
export const releasedManifestSchema = remoteManifestSchema.omit({ $schema: true }).extend({
  routes: z.array(routeContributionSchema),
  slots: z.array(slotContributionSchema),
  menu: z.array(menuContributionSchema),
  modals: z.array(modalContributionSchema),
});

export type RemoteManifest = z.output<typeof remoteManifestSchema>;
export type RouteContribution = z.output<typeof routeContributionSchema>;
export type SlotContribution = z.output<typeof slotContributionSchema>;
export type MenuContribution = z.output<typeof menuContributionSchema>;
export type ModalContribution = z.output<typeof modalContributionSchema>;
export type Conditions = z.output<typeof menuConditionsSchema>;

/** The contract's own version: raised by release notes in docs/contract/. */
export const CONTRACT_VERSION = '1.3.0';
