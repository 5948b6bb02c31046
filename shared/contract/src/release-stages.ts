/** How far a team may take a release itself. `register`: onto the list; `canary`: to a share of a brand's visitors; `stable`: to all of them. */
export const RELEASE_STAGES = ['register', 'canary', 'stable'] as const;
export type ReleaseStage = (typeof RELEASE_STAGES)[number];
