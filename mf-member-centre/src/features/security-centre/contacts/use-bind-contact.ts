import type { ContactKind } from '@marquee/contract/calls/contacts';
import type { CallRequest } from '@marquee/contract/calls/index';
import { refreshCall, useCallMutation, useErrorMessage, useFormat, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';

type CodeRequest = CallRequest<'security.contactCode'>;

/** Binding a contact in two steps: a code to the new one against a proof of the member, then the code. */
export function useBindContact(kind: ContactKind, onBound: () => void) {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { dateTime } = useFormat();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useCallMutation('security.contactCode');
  const binding = useCallMutation('security.bindContact');
  const { error } = sentTo === null ? sending : binding;

  const sendCode = (request: Omit<CodeRequest, 'kind'>) =>
    sending.mutate({ kind, ...request }, { onSuccess: () => setSentTo(request.value) });
  const bind = (code: string) => {
    if (sentTo === null) return;
    binding.mutate(
      { kind, value: sentTo, code },
      {
        onSuccess: ({ effectiveAt }) => {
          const message =
            effectiveAt === null
              ? t('security.contacts.bound')
              : t('security.contacts.planned', { time: dateTime(effectiveAt) });
          toast({ kind: 'success', message });
          onBound();
          void refreshCall('security.contacts');
        },
      },
    );
  };
  return {
    sentTo,
    sendCode,
    bind,
    failure: error && errorMessage(error),
    isPending: sending.isPending || binding.isPending,
  };
}
