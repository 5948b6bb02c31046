import { useCall } from '@marquee/kit';
import { useState } from 'react';
import { type CodePurpose, sentCodes } from './sent-codes';

/** The country codes of the brand, the one that is chosen, and the number that the last code went to. */
export function useMobileNumber(purpose: CodePurpose) {
  const { data } = useCall('system.registerSettings', {});
  const [sentCode] = useState(() => sentCodes.of(purpose));
  const [selectedCode, setDialingCode] = useState(sentCode?.dialingCode ?? null);
  const dialingCodes = data?.dialingCodes ?? [];
  return {
    dialingCodes,
    dialingCode: selectedCode ?? dialingCodes[0] ?? '',
    setDialingCode,
    mobile: sentCode?.mobile ?? '',
  };
}
