import type { BootDocument } from '@marquee/contract/boot';
import { callExamples } from '@marquee/contract/openapi/examples';
import type { RemoteModule } from '@marquee/kit';
import { type Federation, FederationContext } from '@marquee/kit/host';
import { cleanup } from '@testing-library/react';
import { Component, type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { countResources, type ResourceCounts } from './contribution-leaks/count-resources';
import { mockBrowserApis } from './mock-shell/mock-browser-apis';
import { mockSession } from './mock-shell/mock-boot';
import { type MockShellOptions, mockShell } from './mock-shell/mock-shell';

/** The contributions that `remote.json` declares, as far as the test needs them. */
export interface DeclaredContributions {
  readonly routes?: readonly { readonly id: string; readonly pattern: string; readonly guard?: string }[];
  readonly slots?: readonly { readonly id: string }[];
  readonly modals?: readonly { readonly id: string }[];
}

export interface LeakOptions extends Omit<MockShellOptions, 'messages' | 'path'> {
  /** How often it comes and goes; 20 unless given. */
  readonly times?: number;
  /** Of a slot's filler or a modal, by its id; left out: what the contract's examples give. */
  readonly props?: Readonly<Record<string, object>>;
}

/** Something of which more is held after each time that the contribution was on the page. */
export interface Leak {
  readonly what: keyof ResourceCounts;
  /** How much more is held after the last time than after the first ones. */
  readonly more: number;
}

const STANDARD_TIMES = 20;
/** What is made once and kept, such as a style sheet or a cache, is there by then. */
const WARM_UP = 3;
const SHORT_TIMERS_MS = 1_000;
const POLL_MS = 100;
/** Turns of the event loop in which answers arrive and React renders them. */
const TURNS = 12;

/** The ids of all contributions that a manifest declares. */
export const contributionIds = ({ routes = [], slots = [], modals = [] }: DeclaredContributions): string[] =>
  [...routes, ...slots, ...modals].map(({ id }) => id);

/**
 * Puts a contribution on a page and takes it away again, many times, and counts elements of the document, listeners, timers and observers.
 * A part that lets go of all it took leaves as many after the last time as after the first ones.
 * @param manifest the remote's `remote.json`
 * @returns what it leaves behind, empty when that is nothing
 * @throws when the contribution cannot be rendered with the answers of the call table's examples, or with `options.answers`
 */
export async function contributionLeaks(
  remote: RemoteModule,
  manifest: DeclaredContributions,
  id: string,
  options: LeakOptions = {},
): Promise<Leak[]> {
  mockBrowserApis();
  const route = manifest.routes?.find((candidate) => candidate.id === id);
  const load = remote.routes?.[id] ?? remote.slots?.[id] ?? remote.modals?.[id];
  if (!load) throw new Error(`the remote exposes no ${id}`);
  const [{ default: component }, { default: messages }] = await Promise.all([
    load(),
    remote.messages['en']?.() ?? { default: {} },
  ]);
  const { props = {}, times = STANDARD_TIMES, ...shellOptions } = options;
  const shell = await mockShell({
    session: mockSession(route?.guard === 'agent' ? 'agent' : 'member'),
    ...shellOptions,
    messages: { [remote.namespace]: messages },
    path: pathOf(route?.pattern),
  });
  const crashes: unknown[] = [];
  const page = pageOf(component as ComponentType<object>, route?.pattern, props[id] ?? STANDARD_PROPS, crashes);
  const federation = withoutRemotes(shell.runtime.boot);
  const counter = countResources();
  /** The cache of answers is the shell's, and so are the timers by which it forgets them. */
  const counted = () => {
    shell.runtime.queryClient.clear();
    return counter.counts();
  };
  try {
    let before: ResourceCounts | undefined;
    for (let time = 1; time <= times + WARM_UP; time += 1) {
      shell.render(createElement(FederationContext, { value: federation }, page));
      await settle();
      if (crashes.length > 0) throw crashes[0];
      cleanup();
      await settle();
      if (time === WARM_UP) before = counted();
    }
    return await lasting(() => growth(before, counted(), times));
  } finally {
    counter.stop();
    cleanup();
  }
}

/** What is still there once short timers, such as those of a transition, have come. */
async function lasting(leaks: () => Leak[]): Promise<Leak[]> {
  for (let waitedMs = 0; waitedMs < SHORT_TIMERS_MS; waitedMs += POLL_MS) {
    if (leaks().length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return leaks();
}

/** What fillers and modals of any kind get. */
const STANDARD_PROPS = {
  children: null,
  close: () => undefined,
  props: {},
  ticket: callExamples['lottery.orderDetail']?.value,
};

/** Slots of the contribution stay empty. */
const withoutRemotes = (boot: BootDocument) =>
  ({ boot: () => boot, subscribe: () => () => undefined }) as Partial<Federation> as Federation;

const pathOf = (pattern = '/'): string => pattern.replaceAll(/:\w+/g, '1').replaceAll('*', '');

function pageOf(
  component: ComponentType<object>,
  pattern: string | undefined,
  props: object,
  crashes: unknown[],
): ReactNode {
  const part = createElement(
    Crashes,
    { onCrash: (error: unknown) => crashes.push(error) },
    createElement(Suspense, { fallback: null }, createElement(component, pattern === undefined ? props : {})),
  );
  if (pattern === undefined) return part;
  return createElement(
    Routes,
    null,
    createElement(Route, { path: pattern, element: part }),
    createElement(Route, { path: '*' }),
  );
}

class Crashes extends Component<{ readonly onCrash: (error: unknown) => void; readonly children?: ReactNode }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError = (): { hasCrashed: boolean } => ({ hasCrashed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

/** Read before a test can install a fake clock. */
const realSetImmediate = setImmediate;

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => realSetImmediate(resolve));
}

/** More of something by at least one for every second time; caches grow by less. */
function growth(before: ResourceCounts | undefined, after: ResourceCounts, times: number): Leak[] {
  return (Object.keys(after) as (keyof ResourceCounts)[])
    .map((what) => ({ what, more: after[what] - (before?.[what] ?? 0) }))
    .filter(({ more }) => more >= times / 2);
}
