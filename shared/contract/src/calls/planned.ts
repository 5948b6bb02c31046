import { z } from 'zod';
import { type Access, defineCall, type HttpMethod } from '../define-call';
import { emptySchema } from './field-schemas';

/** A row without a handler: the server answers it like any unknown path, and the client does not offer it. */
const planned = <Request extends z.ZodType>(
  methods: readonly [HttpMethod, ...HttpMethod[]],
  path: `/${string}`,
  access: Access,
  summary: string,
  request: Request,
) =>
  defineCall({
    methods,
    path,
    access,
    summary,
    request,
    value: z.unknown(),
    errors: [],
    status: 'planned',
  });

/** Calls of the specification, section 7, whose features have not been built yet. */
export const plannedCalls = {
  'member.icon': planned(['GET'], '/wps/member/info/icon', 'session', 'The member’s picture', emptySchema),
  'messages.unread': planned(['GET'], '/wps/relay/CSP_unreadCount', 'session', 'Unread messages', emptySchema),
} as const;
