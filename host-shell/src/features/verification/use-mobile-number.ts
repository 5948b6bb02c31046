import { useCall } from '@marquee/kit';
import { useState } from 'react';
import { type CodePurpose, sentCodes } from './sent-codes';

/** The country codes of the brand, the one that is chosen, and the number that the last code went to. */
export function useMobileNumber(purpose: CodePurpose) {
  const { data } = useCall('system.registerSettings', {});
  const [sent] = useState(() => sentCodes.of(purpose));
  const [chosen, setDialingCode] = useState(sent?.dialingCode ?? null);
  const dialingCodes = data?.dialingCodes ?? [];
  return { dialingCodes, dialingCode: chosen ?? dialingCodes[0] ?? '', setDialingCode, mobile: sent?.mobile ?? '' };
}
