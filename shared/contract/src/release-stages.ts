/** How far a team may take a release itself. `register`: onto the list; `canary`: to a share of a brand's visitors. */
export const RELEASE_STAGES = ['register', 'canary'] as const;
