import { z } from 'zod';
import { LIST_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { pageNoSchema, pageOf, pageSizeSchema, reasonSchema } from './field-schemas';

/** Made by the page, one for each intent. */
const importIdSchema = z.string().regex(/^[0-9a-f]{32}$/);
const vassalageSchema = z.string().regex(/^[A-Z0-9]{2,12}$/);

/** `waiting`, `asking`, `checking`: under way; `ready`: the report stands, nothing is applied; `superseded`: a later import of the vendor has begun. */
export const IMPORT_STATES = ['waiting', 'asking', 'checking', 'ready', 'applied', 'superseded', 'failed'] as const;
/** Why there is no report. */
export const IMPORT_FAULTS = [
  'not_connected',
  'unreachable',
  'too_large',
  'malformed',
  'too_many',
  'empty',
  'interrupted',
] as const;
export const IMPORT_ROW_KINDS = ['new', 'changed', 'missing', 'refused'] as const;
/** What of a game may differ. `listed`: whether the vendor opens the game. */
export const IMPORT_FIELDS = [
  'name',
  'nameBn',
  'nameVi',
  'nameZh',
  'nameTh',
  'nameHi',
  'nameAr',
  'gameType',
  'minBet',
  'lines',
  'volatility',
  'returnRate',
  'jackpot',
  'demo',
  'listed',
] as const;
/** What is wrong with a row: a field, or the row as a whole. */
export const IMPORT_ROW_FAULTS = [
  'not_a_row',
  'duplicate',
  'no_room',
  'game_code',
  'name',
  'names',
  'game_type',
  'min_bet',
  'lines',
  'volatility',
  'return_bp',
  'jackpot',
  'demo',
] as const;

const importSchema = z
  .strictObject({
    importId: importIdSchema,
    vassalage: vassalageSchema,
    displayName: z.string(),
    state: z.enum(IMPORT_STATES),
    fault: z.enum(IMPORT_FAULTS).nullable(),
    receivedBytes: z.number().int(),
    rowsTotal: z.number().int().nullable().meta({ description: 'rows of the list, null until it is here' }),
    rowsChecked: z.number().int(),
    counts: z.record(z.enum(IMPORT_ROW_KINDS), z.number().int()),
    startedBy: z.string(),
    startedAt: z.iso.datetime(),
    appliedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GameImport' });
export type GameImport = z.infer<typeof importSchema>;

const importRowSchema = z
  .strictObject({
    position: z
      .number()
      .int()
      .meta({ description: 'place in the vendor’s list, 1 the first; games that it lacks stand behind' }),
    kind: z.enum(IMPORT_ROW_KINDS),
    gameCode: z.string().nullable(),
    gameName: z.string().nullable(),
    fault: z.enum(IMPORT_ROW_FAULTS).nullable(),
    changes: z.array(
      z.strictObject({
        field: z.enum(IMPORT_FIELDS),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'GameImportRow' });
export type GameImportRow = z.infer<typeof importRowSchema>;

/** How operators with the right `brands` and every brand take over the list that a vendor publishes: one catalogue serves all brands. */
export const gameImportCalls = {
  'gameImport.overview': defineCall({
    methods: ['GET'],
    path: '/ops/games/imports',
    access: 'operator',
    summary: 'The vendors whose list can be asked for, and the latest imports',
    request: z.strictObject({}),
    value: z.strictObject({
      vendors: z.array(z.strictObject({ vassalage: z.string(), displayName: z.string(), gameCount: z.number().int() })),
      imports: z.array(importSchema),
    }),
    errors: ['forbidden'],
  }),
  'gameImport.start': defineCall({
    methods: ['POST'],
    path: '/ops/games/imports',
    access: 'operator',
    summary:
      'Asks a vendor for its list and compares it with the catalogue; changes nothing. Repeated with its id it is one import',
    request: z.strictObject({ importId: importIdSchema, vassalage: vassalageSchema }),
    value: importSchema,
    errors: ['forbidden', 'not_found', 'request_in_flight'],
  }),
  'gameImport.read': defineCall({
    methods: ['GET'],
    path: '/ops/games/imports/:importId',
    access: 'operator',
    summary: 'How far an import is',
    request: z.strictObject({ importId: importIdSchema }),
    value: importSchema,
    errors: ['forbidden', 'not_found'],
  }),
  'gameImport.rows': defineCall({
    methods: ['GET'],
    path: '/ops/games/imports/:importId/rows',
    access: 'operator',
    summary:
      'The report of an import: what is new, what differs, what the vendor lists no longer, what was refused and why',
    request: z.strictObject({
      importId: importIdSchema,
      kind: z.enum(IMPORT_ROW_KINDS),
      pageNo: pageNoSchema,
      pageSize: pageSizeSchema(LIST_PAGE_SIZE),
    }),
    value: pageOf(importRowSchema),
    errors: ['forbidden', 'not_found'],
  }),
  'gameImport.apply': defineCall({
    methods: ['POST'],
    path: '/ops/games/imports/:importId/apply',
    access: 'operator',
    summary:
      'Makes the catalogue what the report says, all of it or nothing; an import whose report is not true any more is superseded',
    request: z.strictObject({ importId: importIdSchema, reason: reasonSchema }),
    value: importSchema,
    errors: ['forbidden', 'not_found'],
  }),
} as const;
