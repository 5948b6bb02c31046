import { z } from 'zod';

/** What is compared between a new release and the stable one, each as a share of its loads. */
export const SIGNALS = ['failed', 'threw', 'error', 'slow', 'success'] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * What is found of a release: a signal; `silent`, pages that were served with it and never reported, as a share of those pages; or
 * `noData`, a step that went on for hours without a report.
 */
export const FINDING_SIGNALS = [...SIGNALS, 'silent', 'noData'] as const;
export type FindingSignal = (typeof FINDING_SIGNALS)[number];

/**
 * Events of one release at one brand. `failed` loads, `threw` in render or effects, asynchronous `error`s, `slow` loads, and the
 * `success` that the remote names: an event of the business, such as a launch or a deposit.
 */
export type SignalCounts = Readonly<Record<Signal, number>> & { readonly loads: number };

export const rollOutStepSchema = z.strictObject({
  /** Share of the visitors. */
  percent: z.number().int().min(1).max(100),
  /** How long it lasts at least. */
  minMinutes: z.number().int().min(0).max(10_080),
  /** How many loads it needs at least. */
  minLoads: z.number().int().min(0).max(1_000_000),
});
export type RollOutStep = z.output<typeof rollOutStepSchema>;

/** Rising shares that end with everybody; the last step makes the release the stable one. */
export const rollOutStepsSchema = z
  .array(rollOutStepSchema)
  .min(1)
  .max(10)
  .refine(
    (steps) =>
      steps.every(({ percent }, index) => percent > (steps[index - 1]?.percent ?? 0)) && steps.at(-1)?.percent === 100,
    'the shares rise and end with 100',
  );

/** For a brand of some thousand visitors a day. */
export const DEFAULT_STEPS: readonly RollOutStep[] = [
  { percent: 1, minMinutes: 30, minLoads: 200 },
  { percent: 10, minMinutes: 60, minLoads: 500 },
  { percent: 50, minMinutes: 120, minLoads: 1_000 },
  { percent: 100, minMinutes: 0, minLoads: 0 },
];
