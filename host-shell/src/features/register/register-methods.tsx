import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import { EmptyState } from '@marquee/ui';
import { Tabs } from '@marquee/ui/tabs';
import { useState } from 'react';
import { sentCodes } from '../verification/sent-codes';
import { RegisterForm } from './register-form';

interface RegisterMethodsProps {
  readonly settings: CallValue<'system.registerSettings'>;
  readonly returnTo?: string | undefined;
  readonly onLeave: () => void;
}

/** The ways to register that the brand opens; tabs only when there are two. Who waits for a code comes back to its form. */
export function RegisterMethods(props: RegisterMethodsProps) {
  const t = useMessages('shell');
  const { methods } = props.settings;
  const [selectedMethod, setSelectedMethod] = useState<string>(() =>
    sentCodes.of('register') ? 'mobile' : 'username',
  );
  const [only, other] = methods;
  if (!only) return <EmptyState compact title={t('register.closed')} />;
  if (!other) return <RegisterForm {...props} method={only} />;
  return (
    <Tabs
      stretch
      appearance="pill"
      label={t('register.methods')}
      value={selectedMethod}
      onValueChange={setSelectedMethod}
      items={methods.map((method) => ({
        value: method,
        label: t(`register.by.${method}`),
        content: <RegisterForm {...props} method={method} />,
      }))}
    />
  );
}
