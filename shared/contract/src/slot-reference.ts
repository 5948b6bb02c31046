import { FILE_BUDGET_BYTES, MODAL_BUDGET_BYTES, ROUTE_BUDGET_BYTES } from './contribution-budgets';
import { MENU_ICONS } from './menu-icons';
import { SHELL_MODALS, SHELL_NAMESPACES, SHELL_ROUTES } from './shell-owned';
import { SLOTS, type SlotDefinition, type SlotName, type SlotProps } from './slots';

/** What each slot is for, and what each of its fillers' props is. */
const PURPOSES: { readonly [Name in SlotName]: SlotPurpose<Name> } = {
  'header.balance': { purpose: 'Balance of a signed-in member, in the header of every page.', props: {} },
  'home.promotions': { purpose: 'Home page, first screen: banners and offers. The reserve ends at 52vw.', props: {} },
  'home.hot-games': { purpose: 'Home page, first screen: the games most played now.', props: {} },
  'home.jackpot': { purpose: 'Home page, below the first screen: jackpot and winners.', props: {} },
  'home.game-rows': { purpose: 'Home page, below the first screen: a row of games for each category.', props: {} },
  'member.frame': {
    purpose:
      'Around every page with frame `member`: the member centre’s own menu. Without a filler the page stands alone.',
    props: { children: 'the page' },
  },
  'agent.frame': {
    purpose:
      'Around every page with frame `office`: the menu of the agents’ back office. Without a filler the page stands alone.',
    props: { children: 'the page' },
  },
  'member.counts': {
    purpose: 'In the member centre’s menu, without anything to see: its fillers publish the topics of badges.',
    props: {},
  },
  'records.lottery-ticket': {
    purpose: 'Record of bets, detail of a lottery ticket: its lines with the numbers that were drawn, and the result.',
    props: { ticket: 'what `lottery.orderDetail` answers' },
  },
};

interface SlotPurpose<Name extends SlotName> {
  readonly purpose: string;
  readonly props: Readonly<Record<keyof SlotProps<unknown>[Name], string>>;
}

/** `slots.md`: what a manifest may name. */
export function slotReference(): string {
  const rows = Object.entries(SLOTS as Record<SlotName, SlotDefinition>).map(([name, slot]) => {
    const { purpose, props } = PURPOSES[name as SlotName];
    const given = Object.entries(props).map(([prop, meaning]) => `\`${prop}\`: ${meaning}`);
    const cells = [
      `\`${name}\``,
      purpose,
      slot.fillers,
      slot.policies.join(', '),
      `${slot.maxReservePx}`,
      `${slot.maxBytes}`,
      given.join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `${[
    '# What a manifest may name',
    '',
    'Made of `shared/contract/src/slots.ts` and its neighbours. A release that names anything else,',
    'or that claims what another remote owns, is refused when it is registered.',
    '',
    '## Slots',
    '',
    '| slot | purpose | fillers | policies | most reserve, px | most bytes, compressed | props |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `A page may load ${ROUTE_BUDGET_BYTES} bytes of scripts and styles, compressed, with the entry of its remote, a modal ${MODAL_BUDGET_BYTES};`,
    `no script or style is larger than ${FILE_BUDGET_BYTES}, whenever it is loaded (\`contribution-budgets.ts\`).`,
    '',
    'The props of a filler are `SlotFillerProps<Name>` of `@marquee/kit`, for example `SlotFillerProps<"member.frame">`.',
    '`one`: the slot belongs to the remote that claims it first. Owners of slots, routes, menu entries, message namespaces and',
    'modals are listed and changed in the console (Remotes, Owners).',
    '',
    '## Icons of menu entries',
    '',
    MENU_ICONS.map((icon) => `\`${icon}\``).join(', '),
    '',
    '## The shell’s own',
    '',
    `- Routes: ${SHELL_ROUTES.map((route) => `\`${route}\``).join(', ')}`,
    `- Modals: ${SHELL_MODALS.map((modal) => `\`${modal}\``).join(', ')}`,
    `- Message namespaces: ${SHELL_NAMESPACES.map((namespace) => `\`${namespace}\``).join(', ')}`,
  ].join('\n')}\n`;
}
