import { createStore, useStore } from 'zustand';

/** `account`: logs in or sets a new password. */
export type CodePurpose = 'account' | 'register';

export interface MobileNumber {
  readonly mobile: string;
  readonly dialingCode: string;
}

interface SentCode extends MobileNumber {
  /** Epoch milliseconds before which no other code is needed. */
  readonly until: number;
}

const store = createStore<Partial<Record<CodePurpose, SentCode>>>()(() => ({}));

/** The codes that were sent. They outlive the popups, so a reopened popup restores number and countdown. */
export const sentCodes = {
  remember: (purpose: CodePurpose, sentCode: SentCode): void => store.setState({ [purpose]: sentCode }),
  of: (purpose: CodePurpose): SentCode | undefined => store.getState()[purpose],
};

/** When the next code may be requested for this number; 0 for immediately. Another number does not wait. */
export function useWaitUntil(purpose: CodePurpose, { mobile, dialingCode }: MobileNumber): number {
  const sentCode = useStore(store)[purpose];
  return sentCode && sentCode.mobile === mobile && sentCode.dialingCode === dialingCode ? sentCode.until : 0;
}
